/** A file of the portal did not come. */
export class FileMissing extends Error {
  override name = 'FileMissing'
  /** The server does not have it any more, because there is a new build. Else something is wrong on the way to it. */
  readonly gone: boolean

  constructor(address: string, gone: boolean) {
    super(address)
    this.gone = gone
  }
}
