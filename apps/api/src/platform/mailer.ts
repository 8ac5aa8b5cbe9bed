import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Env } from './env.ts';

export type Mail = { to: string; subject: string; text: string };
/** `where` says for the operator's log what became of the mail, without its text. */
export type Mailer = { send: (mail: Mail) => Promise<{ where: string }> };

/** SMTP when configured; else each mail becomes a file in DATA_DIR/outbox. */
export function createMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Mailer {
  if (env.SMTP_URL) {
    const { SMTP_URL, MAIL_FROM } = env;
    let opened: Promise<Transporter> | undefined;
    const open = async () => (await import('nodemailer')).createTransport(SMTP_URL, { from: MAIL_FROM });
    return {
      send: async (mail) => {
        opened ??= open();
        await (await opened).sendMail(mail);
        return { where: 'sent by SMTP' };
      },
    };
  }
  const outbox = path.join(env.DATA_DIR, 'outbox');
  return {
    send: async (mail) => {
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const file = path.join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.txt`);
      await writeFile(file, `To: ${mail.to}\nFrom: ${env.MAIL_FROM}\nSubject: ${mail.subject}\n\n${mail.text}\n`, {
        mode: 0o600,
      });
      return { where: file };
    },
  };
}
