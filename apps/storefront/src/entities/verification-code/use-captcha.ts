import type { ImageReply } from '@nusaria/contracts/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { useAuthRandomCodeMutation } from './auth-api.ts'
import type { CodeRequest } from './code-request.ts'
import { countryCodeOf, typeIdOf } from './code-request.ts'

export interface CaptchaPicture {
  readonly id: string
  /** address for an `<img>` */
  readonly src: string
}

function pictureOf({ contentType, imageId, bytes }: ImageReply): CaptchaPicture {
  return { id: imageId, src: `data:${contentType},${contentType.includes('base64') ? bytes : encodeURIComponent(bytes)}` }
}

interface Captcha {
  /** null while it is drawn, and after a failure */
  readonly picture: CaptchaPicture | null
  readonly failure: Failure | null
  readonly reload: () => void
}

/** Draws a captcha picture for an account, and another whenever asked. The answer to the last one alone counts. */
export function useCaptcha({ account, kind }: CodeRequest): Captcha {
  const [draw] = useAuthRandomCodeMutation()
  const [picture, setPicture] = useState<CaptchaPicture | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const latest = useRef(0)

  const redraw = useCallback(async () => {
    latest.current += 1
    const turn = latest.current
    setPicture(null)
    setFailure(null)
    const country_code = countryCodeOf(kind)
    const reply = await draw({ account, type_id: typeIdOf(kind), ...(country_code ? { country_code } : {}) })
    if (turn !== latest.current) return
    if (reply.data) setPicture(pictureOf(reply.data))
    else setFailure(failureOf(reply.error) ?? { kind: 'network' })
  }, [draw, account, kind])

  useEffect(() => {
    void redraw()
    return () => {
      latest.current += 1
    }
  }, [redraw])

  return { picture, failure, reload: () => void redraw() }
}
