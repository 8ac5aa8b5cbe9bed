export { dangerSignsFor } from './danger-signs.ts';
