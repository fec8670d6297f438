type Request = {
  run: () => unknown
  answer: (value: unknown) => void
  refuse: (error: unknown) => void
  done: unknown
  ran: boolean
}

/**
 * A network for tests in which nothing happens by itself: a request reaches the server when it is told to, and its
 * answer reaches the portal when it is told to, in any order.
 */
export function slowNetwork() {
  const onTheWay: Request[] = []
  const pick = (index: number) => onTheWay[index % Math.max(1, onTheWay.length)]

  const reach = (request: Request) => {
    if (request.ran) return
    request.ran = true
    request.done = request.run()
  }
  const finish = (request: Request) => onTheWay.splice(onTheWay.indexOf(request), 1)

  return {
    /** Sends a request; `run` is what the server does when it arrives there. */
    send: <Result>(run: () => Result): Promise<Result> =>
      new Promise((resolve, reject) => {
        onTheWay.push({ run, answer: (value) => resolve(value as Result), refuse: reject, done: undefined, ran: false })
      }),
    isQuiet: () => onTheWay.length === 0,
    reachServer(index: number) {
      const request = pick(index)
      if (request) reach(request)
    },
    deliver(index: number) {
      const request = pick(index)
      if (!request) return
      reach(request)
      finish(request)
      request.answer(request.done)
    },
    /** The request never reaches the server, or its answer is lost. */
    lose(index: number) {
      const request = pick(index)
      if (!request) return
      finish(request)
      request.refuse(new Error('lost'))
    },
  }
}
