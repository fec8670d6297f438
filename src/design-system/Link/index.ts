export { Anchor, AnchorProvider, type AnchorProps, type AnchorProviderProps } from './Anchor'
export { Link, type LinkProps } from './Link'
