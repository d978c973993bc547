import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { DIST } from '../../build/lib/paths.ts';
import { Failure } from '../../build/lib/progress.ts';
import { headersFor } from '../../hosting/headers.ts';
import { WORK } from '../lib/paths.ts';

const PROGRAM = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((path) =>
  existsSync(path),
);

/**
 * Starts nginx on the finished site: the same files, compressed forms and headers as our server's. One worker, because
 * our server is one process.
 * @throws {Failure} where nginx is not installed
 */
export async function startNginx(port: number) {
  if (!PROGRAM) throw new Failure('nginx is not installed: the comparison of servers needs it.');
  const folder = join(WORK, 'nginx');
  await mkdir(folder, { recursive: true });
  const config = join(folder, 'nginx.conf');
  await writeFile(config, configuration(folder, port));
  const child = spawn(PROGRAM, ['-c', config, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  return { pid: child.pid ?? 0, stop: () => child.kill('SIGTERM') };
}

/** Name and version, as `nginx -v` tells them on its error output. */
export function nginxVersion(): string {
  if (!PROGRAM) return 'no nginx';
  return spawnSync(PROGRAM, ['-v'], { encoding: 'utf8' }).stderr.replace('nginx version: ', '').trim();
}

function configuration(folder: string, port: number): string {
  const headers = (file: string) =>
    Object.entries(headersFor(file))
      .filter(([name]) => name !== 'Content-Type' && name !== 'Vary')
      .map(([name, value]) => `add_header ${name} "${value}";`)
      .join(' ');
  // Where root starts nginx, its worker would become somebody who may not read our files.
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};` : '';
  return `daemon off;
${user}
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  types { text/x-script data; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=2000 inactive=60s;
  gzip_static on;
  gzip_vary on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${DIST};
    error_page 404 /404.html;
    location / { try_files $uri $uri.html $uri/index.html =404; ${headers('/index.html')} }
    location /assets/ { ${headers('/assets/a.js')} }
    location /pictures/ { ${headers('/pictures/a.avif')} }
  }
}
`;
}
