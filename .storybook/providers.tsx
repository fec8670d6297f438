import type { ReactNode } from 'react'
import { AnchorProvider, type AnchorProps } from '@/design-system/Link'

/** Links stay links, but a story does not leave its page. */
function StillAnchor({ onClick, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
      }}
    >
      {children}
    </a>
  )
}

export type ProvidersProps = {
  /** The language chosen in the toolbar, or `pseudo`, or `rtl`. */
  language: string
  children: ReactNode
}

/** The context that the portal gives its screens, for stories. */
export function Providers({ children }: ProvidersProps) {
  return <AnchorProvider component={StillAnchor}>{children}</AnchorProvider>
}
