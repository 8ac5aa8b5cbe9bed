export * from './age.ts';
export * from './calendar-date.ts';
