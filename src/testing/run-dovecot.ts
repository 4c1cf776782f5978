import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const PROGRAM = '/usr/sbin/dovecot';
const OPENSSL = '/usr/bin/openssl';
const PASSWORD = 'secret';
/** Dovecot refuses to read mail as root: `nobody` and `nogroup`. */
const MAIL_ID = 65_534;

/** True where the IMAP server Dovecot is installed and can be started. */
export function hasDovecot(): boolean {
  try {
    for (const program of [PROGRAM, OPENSSL]) accessSync(program, constants.X_OK);
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

/** Dovecot on free ports of this machine, with one account in a folder of its own; it offers encryption unless `isPlain`. */
export async function runDovecot({ isPlain = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'dovecot-'));
  chmodSync(folder, 0o755);
  const maildir = join(folder, 'mail');
  for (const name of ['', 'cur', 'new', 'tmp']) {
    mkdirSync(join(maildir, name));
    chownSync(join(maildir, name), MAIL_ID, MAIL_ID);
  }
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  execFileSync(
    OPENSSL,
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -out ${certificate} -keyout ${key}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  const [imap, imaps] = [await freePort(), await freePort()];
  writeFileSync(join(folder, 'users'), `bounces@site.example:{PLAIN}${PASSWORD}\n`);
  const config = join(folder, 'dovecot.conf');
  writeFileSync(
    config,
    `base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = ${isPlain ? 'no' : 'yes'}
ssl_cert = <${certificate}
ssl_key = <${key}
disable_plaintext_auth = no
auth_failure_delay = 0
mail_location = maildir:${maildir}
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = static
  args = uid=${MAIL_ID} gid=${MAIL_ID} home=${folder}
}
service imap-login {
  inet_listener imap {
    port = ${imap}
  }
  inet_listener imaps {
    port = ${imaps}
  }
}
`,
  );
  const child = spawn(PROGRAM, ['-F', '-c', config], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  for (let tries = 0; !(await answers(imap)); tries += 1) {
    if (tries === 200 || child.exitCode !== null) throw new Error(`Dovecot did not start: ${child.exitCode}`);
    await setTimeout(50);
  }
  let delivered = 0;
  return {
    /** For `BOUNCE_IMAP_URL`. */
    url: ({ name = 'INBOX', password = PASSWORD } = {}) =>
      `imap://bounces%40site.example:${password}@localhost:${imap}/${name}`,
    secureUrl: `imaps://bounces%40site.example:${PASSWORD}@localhost:${imaps}/INBOX`,
    port: imap,
    /** For `localhost`, signed by itself. */
    certificate: readFileSync(certificate, 'utf8'),
    deliver(mail: string) {
      delivered += 1;
      const file = join(maildir, 'tmp', `${delivered}.test`);
      writeFileSync(file, mail);
      chownSync(file, MAIL_ID, MAIL_ID);
      renameSync(file, join(maildir, 'new', `${delivered}.test`));
    },
    /** How many mails are marked as read. */
    countSeen: () => readdirSync(join(maildir, 'cur')).filter((name) => /:2,.*S/.test(name)).length,
    async close() {
      child.kill();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isGreeted = await once(socket, 'data').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isGreeted;
}
