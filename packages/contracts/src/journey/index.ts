export * from './journey.schema.ts';
