export { EditorSurface } from './EditorSurface'
