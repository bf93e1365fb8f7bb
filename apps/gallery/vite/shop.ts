import type { Plugin } from 'vite'
import { answerStatic } from '../../../scripts/lib/static.ts'
import { BASE } from './base.mjs'

/** Serves the shop's offline build, whose folder `npm run gallery` names. The screens show the real shop with the engine in its page. */
export function shopBeside(): Plugin {
  const answer = answerStatic(process.env.GALLERY_SHOP ?? '')
  return {
    name: 'nusaria:shop-beside',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (`${request.url?.split('?')[0]}/`.startsWith(BASE)) next()
        else answer(request, response)
      })
    },
  }
}
