export * from './options.ts';
export * from './profile.schema.ts';
