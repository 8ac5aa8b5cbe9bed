export * from './read-region-files.ts';
export * from './write-regions.ts';
