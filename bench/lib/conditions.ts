import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { ROOT } from '../../build/lib/paths.ts';

/** In what a measurement was taken. Without it no number means anything. */
export interface Conditions {
  /** ISO, UTC. */
  started: string;
  ended: string;
  commit: string;
  node: string;
  /** The browser or server that took part. */
  program: string;
  system: string;
  processors: number;
  processor: string;
  /** GiB. */
  memory: number;
  /** Load average of the last minute: before, and the highest seen while measuring (our own work included). */
  loadBefore: number;
  loadHighest: number;
}

/**
 * Begins to watch the machine.
 * @param program name and version of the browser or server that takes part
 */
export function watchConditions(program: string): { now: () => Conditions; end: () => void } {
  const started = new Date().toISOString();
  const loadBefore = load();
  let loadHighest = loadBefore;
  const timer = setInterval(() => {
    loadHighest = Math.max(loadHighest, load());
  }, 5000);
  const now = () => ({
    started,
    ended: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim(),
    node: process.version,
    program,
    system: `${type()} ${release()}`,
    processors: cpus().length,
    processor: cpus()[0]?.model.trim() || 'not named',
    memory: Math.round(totalmem() / 2 ** 30),
    loadBefore,
    loadHighest,
  });
  return { now, end: () => clearInterval(timer) };
}

function load(): number {
  return Math.round((loadavg()[0] ?? 0) * 100) / 100;
}
