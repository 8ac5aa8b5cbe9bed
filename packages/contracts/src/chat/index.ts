export * from './chat.schema.ts';
export * from './limits.ts';
