export { Mark } from './mark.tsx';
export { AreaMedallion } from './medallions.tsx';
export { pictureFor } from './picture-names.ts';
export { Picture } from './pictures.tsx';
export { Scene, type SceneName } from './scenes.tsx';
