export { createLocalModel, type LocalModelOptions } from './model.ts';
export { type LocalModelInput, localModelOptions } from './model-input.ts';
