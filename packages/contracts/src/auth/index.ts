export * from './auth.schema.ts';
export * from './credentials.ts';
