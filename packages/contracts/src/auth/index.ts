export * from './auth.schema.ts';
export * from './credentials.ts';
export * from './security.schema.ts';
