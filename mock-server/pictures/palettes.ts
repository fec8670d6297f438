/** Colours of one drawing, from what is far and light to what is near and dark. */
export type Palette = {
  sky: string
  far: string
  mid: string
  near: string
  dark: string
  ink: string
  light: string
  accent: string
  glow: string
}

export const lagoon: Palette = {
  sky: '#d9e8ea',
  far: '#b5d2d8',
  mid: '#86b4bd',
  near: '#4a8793',
  dark: '#1f4f5a',
  ink: '#12343c',
  light: '#f6f1e8',
  accent: '#e2a15f',
  glow: '#fbe3b3',
}
export const sand: Palette = {
  sky: '#f0e4d7',
  far: '#e0cbb6',
  mid: '#c9a68b',
  near: '#9d745a',
  dark: '#5e4030',
  ink: '#3a261b',
  light: '#fbf6ee',
  accent: '#2f7f8c',
  glow: '#ffe7b8',
}
export const sage: Palette = {
  sky: '#e2ebe1',
  far: '#c2d5c6',
  mid: '#93b096',
  near: '#5f8266',
  dark: '#34523c',
  ink: '#1f3526',
  light: '#f7f4ec',
  accent: '#d9764f',
  glow: '#fdeab9',
}
export const dusk: Palette = {
  sky: '#e6dfee',
  far: '#c4b8d6',
  mid: '#9585b5',
  near: '#5f5187',
  dark: '#372d57',
  ink: '#211a38',
  light: '#f7f1ea',
  accent: '#efb267',
  glow: '#ffe2a6',
}
export const night: Palette = {
  sky: '#22374f',
  far: '#2d4763',
  mid: '#3f6080',
  near: '#1a2b40',
  dark: '#121f30',
  ink: '#0b1420',
  light: '#e9eef2',
  accent: '#f0b35a',
  glow: '#ffdf9e',
}

/** Palettes by daylight, for drawings that look right in any of them. */
export const daylight: readonly Palette[] = [lagoon, sand, sage, dusk]
