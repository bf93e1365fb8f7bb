import type { ImageReply } from '@nusaria/contracts/endpoint'
import { LIMITS } from '@nusaria/contracts/limits'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf } from '../../shared/api/failure.ts'
import { useAuthRandomCodeMutation } from './auth-api.ts'

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
  readonly failed: boolean
  readonly draw: () => void
}

/** Draws a captcha picture for a phone number, and another whenever asked. The answer to the last one alone counts. */
export function useCaptcha(phone: string): Captcha {
  const [draw] = useAuthRandomCodeMutation()
  const [picture, setPicture] = useState<CaptchaPicture | null>(null)
  const [failed, setFailed] = useState(false)
  const latest = useRef(0)

  const redraw = useCallback(async () => {
    latest.current += 1
    const turn = latest.current
    setPicture(null)
    setFailed(false)
    const reply = await draw({ account: phone, type_id: '2', country_code: LIMITS.phoneCountryCode })
    if (turn !== latest.current) return
    if (reply.data) setPicture(pictureOf(reply.data))
    else setFailed(failureOf(reply.error) !== undefined)
  }, [draw, phone])

  useEffect(() => {
    void redraw()
    return () => {
      latest.current += 1
    }
  }, [redraw])

  return { picture, failed, draw: () => void redraw() }
}
