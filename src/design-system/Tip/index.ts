export { Tip, type TipProps, type TipTone } from './Tip'
