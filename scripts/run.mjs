// The one entry of every npm script: brings the installed packages in line with the lock file, then hands over to
// scripts/<job>.ts under the Node version this project pins. Plain JavaScript, because it must run on any Node ≥ 20.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants as os } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(ROOT, 'node_modules');
const LOCK = join(ROOT, 'package-lock.json');
/** Holds the hash of the lock file that was last installed whole. */
const STAMP = join(MODULES, '.installed-lock-hash');
/** The binary itself, not the launcher in .bin: nothing may stand between us and the job's process. */
const NODE = join(MODULES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const [job, ...args] = process.argv.slice(2);
const script = join(ROOT, 'scripts', `${job}.ts`);
if (!job || !/^[a-z-]+$/.test(job) || !existsSync(script)) {
  fail(`There is no job "${job ?? ''}". The jobs are the scripts of package.json: npm run`);
}

if (!isInstalled()) await install();
process.exit(await run(NODE, [script, ...args]));

/** True when node_modules holds exactly what the lock file names, and the pinned Node with it. */
function isInstalled() {
  if (!canExecute(NODE)) return false;
  const hash = lockHash();
  if (readText(STAMP) === hash) return true;
  // Someone ran npm by hand: npm writes its own record last, so a record that agrees means a whole install.
  if (!recordAgrees()) return false;
  writeFileSync(STAMP, hash);
  return true;
}

function recordAgrees() {
  try {
    const wanted = JSON.parse(readText(LOCK)).packages;
    const have = JSON.parse(readText(join(MODULES, '.package-lock.json'))).packages;
    return Object.entries(wanted).every(
      ([path, { version, optional, devOptional, peer }]) =>
        path === '' || have[path]?.version === version || (!have[path] && (optional || devOptional || peer)),
    );
  } catch {
    return false;
  }
}

async function install() {
  if (!existsSync(LOCK)) fail('package-lock.json is missing: fetch it again from the repository.');
  const started = Date.now();
  process.stdout.write('installing packages (npm ci) … ');
  // npm tells where it lives; without it (node scripts/run.mjs by hand) the one on PATH is used.
  const npm = process.env.npm_execpath;
  const ci = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...ci], 'quiet')
    : await run('npm', ci, 'quiet');
  if (code !== 0)
    fail('Installing the packages failed; the lines above say why. Nothing else was started.', code);
  if (!canExecute(NODE)) {
    fail(
      'The packages are installed, but the pinned Node is not among them (npm package "node"). Were install scripts off?',
    );
  }
  writeFileSync(STAMP, lockHash());
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Runs a process to its end, passing signals on; resolves to its exit code (128 + signal number when killed). */
function run(command, commandArgs, quiet) {
  return new Promise((resolve) => {
    const child = spawn(command, commandArgs, {
      cwd: process.cwd() === ROOT || !quiet ? process.cwd() : ROOT,
      stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const forward = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    child.on('error', (error) => fail(`${command} cannot be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      resolve(code ?? 128 + (os.signals[signal ?? 'SIGTERM'] ?? 15));
    });
  });
}

function canExecute(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function readText(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function lockHash() {
  return createHash('sha256').update(readText(LOCK)).digest('hex');
}

function fail(message, code = 1) {
  console.error(`\n${message}`);
  process.exit(code === 0 ? 1 : code);
}
