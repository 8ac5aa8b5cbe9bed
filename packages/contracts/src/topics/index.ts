export * from './answers-of.ts';
export * from './span-text.ts';
export * from './topic.schema.ts';
export * from './topics-for-age.ts';
