import { IconButton } from '../IconButton'
import { Icon, ZoomInIcon, ZoomOutIcon } from '../icons'
import type { useZoom } from './use-zoom'

type LightboxZoomProps = {
  zoom: ReturnType<typeof useZoom>
  inLabel: string | undefined
  outLabel: string | undefined
}

/** Closer and further away. They stay in their place at either end, so that the focus is not lost. */
export function LightboxZoom({ zoom, inLabel = '', outLabel = '' }: LightboxZoomProps) {
  return (
    <>
      <IconButton
        label={outLabel}
        icon={<Icon of={ZoomOutIcon} />}
        aria-disabled={zoom.isWhole}
        onClick={zoom.further}
      />
      <IconButton
        label={inLabel}
        icon={<Icon of={ZoomInIcon} />}
        aria-disabled={zoom.isClosest}
        onClick={zoom.closer}
      />
    </>
  )
}
