import type { ComponentProps, ReactNode } from 'react'
import type { Dialog } from 'react-aria-components/Dialog'

export type LightboxPicture = {
  id: string
  url: string
  /**
   * What it is: a film brings its own controls, a document opens in the browser's reader, any other file is only named.
   */
  kind?: 'picture' | 'video' | 'pdf' | 'file'
  /** WebVTT with what is said in a film. */
  captionsUrl?: string
  /** What the picture shows; empty for mere decoration. */
  alternativeText: string
  /** A smaller copy for the row of thumbnails; the picture itself where there is none. */
  thumbnailUrl?: string | null
  /** Stands below the picture: its file name, who added it. */
  caption?: ReactNode
}

export type LightboxLabels = {
  /** Names the dialog: "Pictures of Line 4 stop on Tuesday". */
  title: string
  close: string
  previous: string
  next: string
  thumbnails: string
  /** "2 of 6"; read aloud when the picture changes. */
  position: (current: number, total: number) => string
  /** Stands in the place of a picture that does not load. */
  failed: string
  /** Stands below the name of a file that cannot be looked at here. */
  noPreview?: string
  /** Name the buttons that bring a picture closer and take it back; without both there are none, and no keys for it. */
  zoomIn?: string
  zoomOut?: string
}

export type LightboxProps = Omit<ComponentProps<typeof Dialog>, 'children' | 'className' | 'style' | 'aria-label'> & {
  pictures: readonly LightboxPicture[]
  /** Which picture is shown, from 0. */
  index: number
  onIndexChange: (index: number) => void
  onClose: () => void
  labels: LightboxLabels
  /** What else can be done with the picture on show, beside the close button: download, open in a tab. */
  renderActions?: (picture: LightboxPicture) => ReactNode
}
