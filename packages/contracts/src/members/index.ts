export * from './members.schema.ts';
