import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Button } from '@/design-system/Button'
import { IconButton } from '@/design-system/IconButton'
import { CaretsToAxisDashedVerticalIcon, Icon, RotateCcwIcon, RotateCwIcon } from '@/design-system/icons'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { drawPicture, type PictureSource, ratioOf } from '../model/draw-picture'
import { type Area, mirrored, type PictureEdit, ratios, turned, untouched } from '../model/picture-edit'
import { CropOptions, FocalOptions, HiddenOptions } from './EditOptions'
import styles from './ImageEditor.module.css'
import { PicturePreviews } from './PicturePreviews'

export type PictureWorkbenchProps = {
  picture: HTMLImageElement
  edit: PictureEdit
  onEditChange: (edit: PictureEdit) => void
  onReset: () => void
}

/** What is done to a picture: cut it, cover parts of it, say which point stays in sight. */
const modes = ['crop', 'hide', 'focal'] as const

/** As many pixels as a screen shows of it; the whole picture is drawn once, when it is saved. */
const SHOWN = 1_280

/** A frame smaller than this cannot be taken hold of, in pixels. */
const SMALLEST = 24

/** The picture as it is turned, with a frame on it that is moved and resized by hand or by keys. */
export function PictureWorkbench({ picture, edit, onEditChange, onReset }: PictureWorkbenchProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [mode, setMode] = useState<(typeof modes)[number]>('crop')
  const [area, setArea] = useState(0)
  const source = useMemo(() => reduced(picture), [picture])
  const { hidden, crop, shape, focal } = edit
  const active = hidden[area]

  function changeHidden(changed: Area) {
    onEditChange({ ...edit, hidden: hidden.map((one, index) => (index === area ? changed : one)) })
  }

  function point(event: PointerEvent<HTMLElement>) {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const x = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
    const y = Math.min(1, Math.max(0, (event.clientY - box.top) / box.height))
    onEditChange({ ...edit, focal: { x, y } })
  }

  const stage = <Turned source={source} edit={edit} />
  const boxes = (except?: number) =>
    hidden.map((one, index) => index !== except && <span key={index} className={styles.box} style={boxStyle(one)} />)
  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        <SegmentedControl
          label={formatMessage(messages.mode)}
          value={mode}
          options={modes.map((value) => ({ value, label: formatMessage(messages[value]) }))}
          onValueChange={setMode}
        />
        <span className={styles.acts}>
          <IconButton
            label={formatMessage(messages.turnLeft)}
            icon={<Icon of={RotateCcwIcon} />}
            onClick={() => onEditChange(turned(edit, 'left'))}
          />
          <IconButton
            label={formatMessage(messages.turnRight)}
            icon={<Icon of={RotateCwIcon} />}
            onClick={() => onEditChange(turned(edit, 'right'))}
          />
          <IconButton
            label={formatMessage(messages.mirror)}
            icon={<Icon of={CaretsToAxisDashedVerticalIcon} />}
            onClick={() => onEditChange(mirrored(edit))}
          />
          <Button size="sm" variant="plain" onClick={onReset}>
            {formatMessage(messages.reset)}
          </Button>
        </span>
      </div>
      <div className={styles.stage}>
        {mode === 'crop' && (
          <ReactCrop
            crop={percentOf(crop)}
            {...(shape !== 'free' && { aspect: ratios[shape] })}
            ariaLabels={frameLabels(intl, formatMessage(messages.cropArea))}
            keepSelection
            ruleOfThirds
            minWidth={SMALLEST}
            minHeight={SMALLEST}
            onChange={(_, percent) => onEditChange({ ...edit, crop: areaOf(percent) })}
          >
            <span className={styles.layers}>
              {stage}
              {boxes()}
            </span>
          </ReactCrop>
        )}
        {mode === 'hide' && (
          <ReactCrop
            {...(active && { crop: percentOf(active) })}
            ariaLabels={frameLabels(intl, formatMessage(messages.areaOnPicture, { number: area + 1 }))}
            keepSelection
            minWidth={SMALLEST}
            minHeight={SMALLEST}
            className={styles.hiding ?? ''}
            disabled={!active}
            renderSelectionAddon={() => <span className={styles.hidden} />}
            onChange={(_, percent) => changeHidden(areaOf(percent))}
          >
            <span className={styles.layers}>
              {stage}
              {boxes(area)}
            </span>
          </ReactCrop>
        )}
        {mode === 'focal' && (
          // By keyboard and in words the sliders below say the same.
          <span className={styles.layers} data-focal="" onPointerDown={point} onPointerMove={point}>
            {stage}
            {boxes()}
            <span className={styles.point} style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }} />
          </span>
        )}
      </div>
      {mode === 'crop' && <CropOptions edit={edit} ratio={ratioOf(source, edit)} onEditChange={onEditChange} />}
      {mode === 'hide' && (
        <HiddenOptions
          edit={edit}
          active={area}
          ratio={ratioOf(source, edit)}
          onActiveChange={setArea}
          onEditChange={onEditChange}
        />
      )}
      {mode === 'focal' && <FocalOptions edit={edit} onEditChange={onEditChange} />}
      <PicturePreviews source={source} edit={edit} />
    </div>
  )
}

/** The whole picture, turned and mirrored. */
function Turned({ source, edit: { turns, mirrored: swapped } }: { source: PictureSource; edit: PictureEdit }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawPicture(canvas.current, source, { ...untouched(), turns, mirrored: swapped }, SHOWN)
  }, [source, turns, swapped])
  return <canvas ref={canvas} className={styles.picture} />
}

function reduced(picture: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  drawPicture(canvas, picture, untouched(), SHOWN)
  return canvas
}

function percentOf({ x, y, width, height }: Area): PercentCrop {
  return { unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 }
}

function areaOf({ x, y, width, height }: PercentCrop): Area {
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 }
}

function boxStyle({ x, y, width, height }: Area) {
  return { left: `${x * 100}%`, top: `${y * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` }
}

function frameLabels({ formatMessage }: PortalIntl, cropArea: string) {
  const handle = (side: string) => formatMessage(messages.handle, { side })
  return {
    cropArea,
    nwDragHandle: handle('nw'),
    nDragHandle: handle('n'),
    neDragHandle: handle('ne'),
    eDragHandle: handle('e'),
    seDragHandle: handle('se'),
    sDragHandle: handle('s'),
    swDragHandle: handle('sw'),
    wDragHandle: handle('w'),
  }
}
