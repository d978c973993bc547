import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './paths.ts';

export interface ChildResult {
  /** Exit code; 128 + signal number when a signal ended it. */
  code: number;
  /** Standard output and error in the order they came; empty with `output: 'inherit'`. */
  text: string;
}

export interface ChildOptions {
  /** `capture` keeps the output for later, `inherit` shows it at once, `both` does both. */
  output?: 'capture' | 'inherit' | 'both';
  env?: Record<string, string | undefined>;
  /** The folder to run in; the repository's where none is named. */
  cwd?: string;
  /** True for a script of Node that is to end when this process is killed, which no signal tells it. */
  endsWithParent?: boolean;
}

const running = new Set<ChildProcess>();

const END_WITH_PARENT = new URL('./end-with-parent.ts', import.meta.url).href;

/**
 * Runs a program to its end. Never rejects for an exit code; rejects when it cannot be
 * started. Ctrl-C, SIGTERM and SIGHUP end it together with this process.
 */
export function runChild(command: string, args: string[], options: ChildOptions = {}): Promise<ChildResult> {
  const output = options.output ?? 'capture';
  const out = output === 'inherit' ? 'inherit' : 'pipe';
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', out, out, ...(options.endsWithParent ? (['ipc'] as const) : [])],
    });
    add(child);
    const chunks: Buffer[] = [];
    const keep = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk);
      if (output === 'both') target.write(chunk);
    };
    child.stdout?.on('data', keep(process.stdout));
    child.stderr?.on('data', keep(process.stderr));
    child.on('error', (error) => {
      remove(child);
      reject(error);
    });
    child.on('close', (code, signal) => {
      remove(child);
      // We are being ended ourselves: whoever waits for this child would only report that as its failure.
      if (ending) return;
      const number = signal ? constants.signals[signal] : 0;
      resolve({ code: code ?? 128 + number, text: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

/** Runs a script or a command-line program written in JavaScript with the Node that runs us. */
export function runNode(
  script: string,
  args: string[] = [],
  options: ChildOptions = {},
): Promise<ChildResult> {
  const first = options.endsWithParent ? ['--import', END_WITH_PARENT] : [];
  return runChild(process.execPath, [...first, script, ...args], options);
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let ending = false;

function add(child: ChildProcess): void {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, end);
  running.add(child);
}

function remove(child: ChildProcess): void {
  running.delete(child);
  if (running.size === 0 && !ending) for (const signal of SIGNALS) process.off(signal, end);
}

/** Passes the first ending signal to every child, waits for them at most two seconds, then ends this process. */
function end(signal: NodeJS.Signals): void {
  // A terminal sends Ctrl-C to the whole group and scripts/run.mjs passes it on too: once is enough.
  if (ending) return;
  ending = true;
  for (const child of running) child.kill(signal);
  const started = Date.now();
  const poll = setInterval(() => {
    if (running.size > 0 && Date.now() - started < 2000) return;
    for (const child of running) child.kill('SIGKILL');
    clearInterval(poll);
    process.exit(128 + constants.signals[signal]);
  }, 20);
}
