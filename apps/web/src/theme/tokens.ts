/** Warm paper by day, ember-lit dark by night. The only place with raw colours. */
export const colors = {
  clay: {
    50: { value: '#faeee4' },
    100: { value: '#f6e0d1' },
    200: { value: '#f2c4a7' },
    300: { value: '#e9a077' },
    400: { value: '#dc7c4c' },
    500: { value: '#c4633a' },
    600: { value: '#a84d28' },
    700: { value: '#893d20' },
    800: { value: '#5f2c19' },
    900: { value: '#4a2a1c' },
    950: { value: '#33221a' },
  },
  paper: {
    50: { value: '#fffdfa' },
    100: { value: '#fbf7f1' },
    200: { value: '#f4ece1' },
    300: { value: '#e6dacb' },
    400: { value: '#9a8978' },
    500: { value: '#8d7c6d' },
    600: { value: '#6b5d51' },
    800: { value: '#3a3029' },
    900: { value: '#2a231e' },
  },
  night: {
    100: { value: '#f2e9df' },
    300: { value: '#c8b9aa' },
    400: { value: '#a49586' },
    500: { value: '#7d6f63' },
    600: { value: '#4a4039' },
    700: { value: '#37302b' },
    800: { value: '#282320' },
    900: { value: '#1f1b19' },
    950: { value: '#191614' },
  },
};

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

export const semanticColors = {
  bg: {
    DEFAULT: pair('{colors.paper.100}', '{colors.night.950}'),
    panel: pair('{colors.paper.50}', '{colors.night.900}'),
    subtle: pair('{colors.paper.200}', '{colors.night.800}'),
    muted: pair('{colors.paper.200}', '{colors.night.700}'),
    emphasized: pair('{colors.paper.300}', '{colors.night.600}'),
    error: pair('#fdeae5', '#421f1a'),
    mark: pair('#fbe3a6', '#5f4616'),
  },
  fg: {
    DEFAULT: pair('{colors.paper.900}', '{colors.night.100}'),
    muted: pair('{colors.paper.600}', '{colors.night.300}'),
    subtle: pair('{colors.paper.600}', '{colors.night.400}'),
    error: pair('{colors.red.700}', '{colors.red.300}'),
  },
  border: {
    DEFAULT: pair('{colors.paper.300}', '{colors.night.700}'),
    muted: pair('{colors.paper.200}', '{colors.night.800}'),
    emphasized: pair('{colors.paper.400}', '{colors.night.500}'),
    button: pair('#d8c8b5', '{colors.night.600}'),
  },
  // What cannot be taken back.
  red: { solid: pair('#a32a20', '#b5443a') },
  // The drawn world (ui/art): ink lines over few flat colours.
  art: {
    ink: pair('#5b4334', '#d9c4b0'),
    paper: pair('#fffdfa', '#2c2622'),
    clay: pair('#d98a63', '#b4643d'),
    straw: pair('#f3c987', '#a37a3c'),
    leaf: pair('#a9b98a', '#6d7d55'),
    sky: pair('#b9cfd3', '#4f6d74'),
    blush: pair('#f2bfa9', '#8f5a48'),
  },
  clay: {
    solid: pair('{colors.clay.600}', '{colors.clay.400}'),
    contrast: pair('{colors.paper.50}', '{colors.night.950}'),
    fg: pair('{colors.clay.700}', '{colors.clay.300}'),
    muted: pair('{colors.clay.100}', '{colors.clay.900}'),
    subtle: pair('{colors.clay.50}', '{colors.clay.950}'),
    emphasized: pair('{colors.clay.200}', '{colors.clay.800}'),
    focusRing: pair('{colors.clay.600}', '{colors.clay.300}'),
    border: pair('{colors.clay.300}', '{colors.clay.700}'),
  },
};
