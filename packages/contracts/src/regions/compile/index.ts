export * from './find-unknown-slots.ts';
export * from './read-region-files.ts';
export * from './write-regions.ts';
