import { createContext, createElement, use, type ComponentProps, type ComponentType, type ReactNode } from 'react'

export type AnchorProps = ComponentProps<'a'> & { href: string }

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

export type AnchorProviderProps = {
  /**
   * Draws an `a` and takes clicks over, for example the link of a router. It gets `href` and every other anchor prop.
   */
  component: ComponentType<AnchorProps>
  children: ReactNode
}

/**
 * Teaches every link of the components inside to navigate without loading the page. Without it they are plain anchors.
 */
export function AnchorProvider({ component, children }: AnchorProviderProps) {
  return <AnchorContext value={component}>{children}</AnchorContext>
}

/** An anchor without looks: the root of every component that leads somewhere. */
export function Anchor(props: AnchorProps) {
  return createElement(use(AnchorContext), props)
}
