export { Anchor, AnchorProvider, type AnchorProps, type AnchorProviderProps } from './Anchor'
export { insidePath } from './inside-path'
export { Link, type LinkProps } from './Link'
