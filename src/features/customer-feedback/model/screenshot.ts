/** Whether this browser can show what is on the screen. */
export function canCapture(): boolean {
  // Old browsers and phones have no such thing, whatever the types say.
  return typeof (navigator.mediaDevices as MediaDevices | undefined)?.getDisplayMedia === 'function'
}

/** One picture of the screen, window or tab that the person chooses; rejects where they choose none. */
export async function captureScreen(): Promise<Blob> {
  const stream = await navigator.mediaDevices.getDisplayMedia({ video: true })
  try {
    const video = document.createElement('video')
    video.muted = true
    video.srcObject = stream
    await video.play()
    const canvas = document.createElement('canvas')
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    canvas.getContext('2d')?.drawImage(video, 0, 0)
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!picture) throw new Error('The screenshot could not be drawn')
    return picture
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
