export * from './milestone-answers.ts';
export * from './topic.schema.ts';
export * from './topics-for-age.ts';
