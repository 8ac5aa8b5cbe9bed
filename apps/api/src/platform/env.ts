import { isIPv4 } from 'node:net';
import path from 'node:path';
import { REGISTRATIONS, type Registration } from '@nestling/contracts/members';
import { regionNamed } from '@nestling/contracts/regions';
import { z } from 'zod';

const repositoryRoot = path.resolve(import.meta.dirname, '../../../..');

const wholeNumber = (name: string, min: number, max: number) =>
  z.coerce
    .number({ error: `${name} must be a number` })
    .int(`${name} must be whole`)
    .min(min, `${name} must be at least ${min}`)
    .max(max, `${name} must be at most ${max}`);

const webAddress = (name: string, protocol: RegExp) => z.url({ protocol, error: `${name} is not a usable address` });

/** A comma-separated list without empty entries, in small letters. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => entry !== ''),
  );

const SECRET_MIN = 32;
/**
 * The first seals, all open: a new one goes in front, the old one out when its sessions have ended. A secret may hold
 * commas: it is a list only where every part is long enough.
 */
const sessionSecrets = z
  .string()
  .min(SECRET_MIN, `SESSION_SECRET must have at least ${SECRET_MIN} characters`)
  .transform((text) => {
    const parts = text.split(',').map((part) => part.trim());
    return parts.every((part) => part.length >= SECRET_MIN) ? parts : [text];
  });

/** Off, a number of hops, or a comma-separated list of addresses; never everything. */
const trustProxy = z
  .string()
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text))
  .refine(
    (value) => value !== 'true' && value !== '*',
    'TRUST_PROXY must be a number of hops or a list of addresses, never everything',
  )
  .transform((value) => {
    if (value === 'false' || value === 'off' || value === 0) return false;
    return typeof value === 'number' ? (_address: string, hop: number) => hop < value : value;
  });

const settings = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: wholeNumber('PORT', 0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default(path.join(repositoryRoot, '.data')),
    DATABASE_URL: webAddress('DATABASE_URL', /^postgres(ql)?$/).optional(),
    DATABASE_POOL_MAX: wholeNumber('DATABASE_POOL_MAX', 1, 1000).default(10),
    BACKUP_EVERY: wholeNumber('BACKUP_EVERY', 0, 8760).optional(),
    BACKUP_KEEP: wholeNumber('BACKUP_KEEP', 1, 1000).default(7),
    BACKUP_DIR: z.string().optional(),
    SESSION_SECRET: sessionSecrets.optional(),
    PUBLIC_URL: webAddress('PUBLIC_URL', /^https?$/).optional(),
    ALLOWED_HOSTS: list.pipe(
      z.array(z.string().regex(/^[a-z0-9.-]+$/, 'ALLOWED_HOSTS must be a list of host names, without port')),
    ),
    TRUST_PROXY: trustProxy.default(false),
    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: webAddress('OPENAI_BASE_URL', /^https?$/).optional(),
    CHAT_MODEL: z.string().default('gpt-5-mini'),
    TRIAGE_MODEL: z.string().optional(),
    EMBEDDING_MODEL: z.string().default('text-embedding-3-small'),
    SMTP_URL: webAddress('SMTP_URL', /^smtps?$/).optional(),
    MAIL_FROM: z.string().default('Nestling <no-reply@localhost>'),
    APPLE_CLIENT_ID: z.string().optional(),
    APPLE_JWKS_URL: webAddress('APPLE_JWKS_URL', /^https?$/).default('https://appleid.apple.com/auth/keys'),
    MAX_UPLOAD_MB: wholeNumber('MAX_UPLOAD_MB', 1, 200).default(20),
    IMPORT_ALLOW_HOSTS: list.pipe(
      z.array(z.string().regex(/^.+:\d{1,5}$/, 'IMPORT_ALLOW_HOSTS must be a list of host:port')),
    ),
    METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN must have at least 16 characters').optional(),
    REGISTRATION: z.enum(REGISTRATIONS, { error: 'REGISTRATION must be open, invite or closed' }).optional(),
    AUTH_RATE_LIMIT: wholeNumber('AUTH_RATE_LIMIT', 1, 1_000_000).default(10),
    MEMBER_DOCUMENTS: wholeNumber('MEMBER_DOCUMENTS', 1, 1_000_000).default(2_000),
    MEMBER_SHARED_DOCUMENTS: wholeNumber('MEMBER_SHARED_DOCUMENTS', 0, 1_000_000).default(100),
    MEMBER_TEXT_MB: wholeNumber('MEMBER_TEXT_MB', 1, 1_000_000).default(50),
    SERVER_TEXT_MB: wholeNumber('SERVER_TEXT_MB', 1, 1_000_000).default(2_000),
    MEMBER_MESSAGES_A_MINUTE: wholeNumber('MEMBER_MESSAGES_A_MINUTE', 1, 1_000_000).default(300),
    MEMBER_MESSAGES_A_DAY: wholeNumber('MEMBER_MESSAGES_A_DAY', 1, 1_000_000).default(2_000),
    SERVER_MESSAGES_A_DAY: wholeNumber('SERVER_MESSAGES_A_DAY', 1, 100_000_000).default(100_000),
    LOG_DAYS: wholeNumber('LOG_DAYS', 1, 36_500).default(90),
    EMERGENCY_REGION: z
      .string()
      .default('US')
      .transform((text) => regionNamed(text) ?? 'OTHER'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
  })
  .refine((env) => !(env.NODE_ENV === 'production' && env.DATABASE_URL && !env.SESSION_SECRET), {
    error: 'SESSION_SECRET is required with DATABASE_URL in production, so that all replicas share it',
  });

export type Env = z.infer<typeof settings> & {
  PUBLIC_URL: string;
  REGISTRATION: Registration;
  /** Only this machine reaches it: it listens on a loopback address, and nothing says that a proxy stands in front. */
  isLocal: boolean;
};

/** Throws one Error that lists every problem, a line each. An empty variable counts as unset. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(present);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `- ${issue.path.join('.') || 'settings'}: ${issue.message}`);
    throw new Error(`Nestling cannot start with these settings:\n${problems.join('\n')}`);
  }
  const env = parsed.data;
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  const publicUrl = (env.PUBLIC_URL ?? `http://${host}:${env.PORT}`).replace(/\/+$/, '');
  const isLocal = isLoopback(env.HOST) && isLoopback(new URL(publicUrl).hostname) && env.TRUST_PROXY === false;
  return { ...env, PUBLIC_URL: publicUrl, isLocal, REGISTRATION: env.REGISTRATION ?? (isLocal ? 'open' : 'invite') };
}

function isLoopback(host: string): boolean {
  return /^(localhost|\[?::1\]?)$/i.test(host) || (isIPv4(host) && host.startsWith('127.'));
}

export function readEnv(): Env {
  return parseEnv(process.env);
}
