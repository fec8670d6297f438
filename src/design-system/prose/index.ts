/** How running text with structure looks, whether it was written in an editor or by the assistant. */
export { default as proseStyles } from './prose.module.css'
