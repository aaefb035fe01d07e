/** The engine in a worker of the page, which goes on drawing while it thinks. */

import { Responder, type EngineRequest } from './requests'

const responder = new Responder()

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  // No request comes before the last one is answered, so replies need no numbers.
  void responder.answer(data).then((reply) => postMessage(reply))
})
