export * from './compile-guide.ts';
export * from './problem.ts';
export * from './read-content.ts';
export * from './write-compiled.ts';
