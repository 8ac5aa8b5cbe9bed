export * from './text.ts';
export * from './visible-name.ts';
