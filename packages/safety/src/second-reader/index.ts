export * from './weigh-opinion.ts';
