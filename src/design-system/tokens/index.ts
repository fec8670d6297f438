export { breakpoints } from './breakpoints'
export { isSmall, useIsSmall, useIsWide } from './use-is-small'
export { contrast, oklchToRgb, parseHex, rgbToOklch, type Oklch, type Rgb } from './colour'
export { isReadableAccent, type Accent } from './accent'
