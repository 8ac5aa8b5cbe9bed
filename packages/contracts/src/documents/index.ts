export * from './document.schema.ts';
export * from './limits.ts';
