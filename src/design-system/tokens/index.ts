export { breakpoints, isSmall, useIsSmall, useIsWide } from './breakpoints'
export { contrast, oklchToRgb, parseHex, rgbToOklch, type Oklch, type Rgb } from './colour'
export { isReadableAccent, type Accent } from './accent'
