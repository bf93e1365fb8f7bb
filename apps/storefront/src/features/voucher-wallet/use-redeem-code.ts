import { VOUCHER_CODE_RULE } from '@nusaria/contracts/patterns'
import { useRef, useState } from 'react'
import { usePromotionRedeemCodeMutation } from '../../entities/voucher/voucher-api.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { useDraft } from '../../shared/state/use-draft.ts'

/** Why a code isn't taken: nothing typed, not what a code looks like, or the shop's own word. */
export type CodeError = 'empty' | 'shape' | Failure

interface RedeemCode {
  readonly code: string
  readonly change: (code: string) => void
  readonly error: CodeError | undefined
  readonly busy: boolean
  /** The name of the voucher that came; null when none did: `trouble` says why, and what was typed stays. */
  readonly redeem: () => Promise<string | null>
}

/** A voucher's code on its way into the wallet. It survives a refusal, a reload and a login in between. */
export function useRedeemCode(): RedeemCode {
  const [code, setCode, forget] = useDraft('voucher-code', '')
  const [error, setTrouble] = useState<CodeError>()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const [send] = usePromotionRedeemCodeMutation()

  const redeem = async () => {
    if (underWay.current) return null
    const typed = code.trim()
    if (!VOUCHER_CODE_RULE.test(typed)) {
      setTrouble(typed === '' ? 'empty' : 'shape')
      return null
    }
    underWay.current = true
    setBusy(true)
    setTrouble(undefined)
    const { data, error } = await send({ code: typed })
    underWay.current = false
    setBusy(false)
    if (!data) {
      setTrouble(failureOf(error) ?? { kind: 'network' })
      return null
    }
    setCode('')
    forget()
    return data.coupon_name
  }
  return {
    code,
    change(next) {
      setCode(next)
      setTrouble(undefined)
    },
    error,
    busy,
    redeem,
  }
}
