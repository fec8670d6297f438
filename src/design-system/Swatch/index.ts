export { Swatch, type SwatchProps } from './Swatch'
