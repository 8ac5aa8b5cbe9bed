export * from './auth.schema.ts';
export * from './credentials.ts';
export * from './passkeys.schema.ts';
export * from './security.schema.ts';
