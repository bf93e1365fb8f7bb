import type { ReactNode } from 'react'
import { Canvas, Shade, Sign } from './canvas.tsx'

const TICKET = 'M0 8a8 8 0 0 1 8-8h112a8 8 0 0 1 8 8v16a11 11 0 0 0 0 22v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V46a11 11 0 0 0 0-22z'
const STAR = 'M0-15l4.4 9.6 10.6 1.2-7.8 7.2 2 10.4L0 8.2l-9.2 5.2 2-10.4-7.8-7.2 10.6-1.2z'

/** What is drawn where there is nothing to list or to show. */
export const drawings = {
  basket: (
    <>
      <path d="M62 86c6-38 25-54 48-54s42 16 48 54" stroke="var(--kunyit-ink)" strokeWidth="7" />
      <Sign x={94} y={15} size={32} />
      <path d="M46 86h128l-13 66a10 10 0 0 1-10 8H69a10 10 0 0 1-10-8z" fill="var(--kunyit)" />
      <Shade lit d="M46 86h30l8 74H69a10 10 0 0 1-10-8z" />
      <Shade d="M174 86h-30l-8 74h15a10 10 0 0 0 10-8z" />
      <path d="M55 108h110M59 130h102M80 94l6 60M110 94v60M140 94l-6 60" stroke="var(--kunyit-ink)" strokeWidth="3" opacity=".45" />
      <rect x="38" y="74" width="144" height="18" rx="9" fill="var(--kunyit)" />
      <rect x="38" y="74" width="144" height="18" rx="9" fill="var(--kunyit-ink)" opacity=".22" />
    </>
  ),
  /** An open parcel with nothing in it, and a receipt that is still blank. */
  orders: (
    <>
      <path d="M120 26h52v84l-9-6-8 6-9-6-8 6-9-6-9 6z" fill="var(--surface)" stroke="var(--edge)" strokeWidth="3" />
      <path d="M132 44h28M132 58h28M132 72h16" stroke="var(--mute)" strokeWidth="5" />
      <path d="M44 92h116v60a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8z" fill="var(--kunyit)" />
      <path d="M44 92h116l-14 20H58z" fill="var(--kunyit-ink)" opacity=".5" />
      <path d="M44 92L26 116h34l14-24zM160 92l20 24h-36l-14-24z" fill="var(--kunyit-200)" />
      <Shade d="M128 116h32v36a8 8 0 0 1-8 8h-24z" />
      <Sign x={84} y={118} size={34} />
    </>
  ),
  vouchers: (
    <>
      <path d={TICKET} transform="translate(64 34) rotate(12)" fill="var(--kunyit)" />
      <path d={TICKET} transform="translate(36 78) rotate(-9)" fill="var(--sambal)" />
      <g transform="translate(36 78) rotate(-9)">
        <Shade lit d="M0 8a8 8 0 0 1 8-8h30v70H8a8 8 0 0 1-8-8V46a11 11 0 0 0 0-22z" />
        <path d="M38 8v54" stroke="var(--surface)" strokeWidth="3" strokeDasharray="1 8" />
        <path d="M62 50l34-32" stroke="var(--on-dark)" strokeWidth="6" />
        <circle cx="66" cy="24" r="7" stroke="var(--on-dark)" strokeWidth="5" />
        <circle cx="92" cy="46" r="7" stroke="var(--on-dark)" strokeWidth="5" />
      </g>
    </>
  ),
  /** A heart on a price tag. */
  favourites: (
    <>
      <path d="M110 44c16-24 62-18 62 22 0 42-46 64-62 90-16-26-62-48-62-90 0-40 46-46 62-22z" fill="var(--sambal)" />
      <path d="M64 56c4-10 14-14 24-12" stroke="var(--on-dark)" strokeWidth="7" opacity=".55" />
      <Shade d="M172 66c0 42-46 64-62 90-2-4-5-8-8-12 22-20 58-40 58-84 0-8-2-14-5-19 10 4 17 12 17 25z" />
      <path d="M128 92l40-16 14 34-40 18-18-12z" fill="var(--kunyit)" stroke="var(--surface)" strokeWidth="4" />
      <circle cx="136" cy="108" r="5" fill="var(--surface)" />
      <path d="M150 98l14-6M154 110l12-5" stroke="var(--kunyit-ink)" strokeWidth="4" opacity=".6" />
    </>
  ),
  /** A magnifier over an empty shelf. */
  nothing: (
    <>
      <path d="M34 128h152v10a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z" fill="var(--kunyit)" />
      <Shade d="M34 136h152v2a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z" />
      <path d="M54 146v16M166 146v16" stroke="var(--kunyit-ink)" strokeWidth="8" />
      <path d="M136 104l30 30" stroke="var(--ink)" strokeWidth="13" />
      <circle cx="106" cy="74" r="40" fill="var(--surface)" stroke="var(--ink)" strokeWidth="9" />
      <Sign x={82} y={50} size={48} color="var(--sambal-100)" />
      <path d="M78 68c3-12 11-19 22-21" stroke="var(--kunyit-200)" strokeWidth="6" />
    </>
  ),
  /** Two speech bubbles without words. */
  messages: (
    <>
      <path
        d="M88 40h84a14 14 0 0 1 14 14v40a14 14 0 0 1-14 14h-8l4 20-26-20H88a14 14 0 0 1-14-14V54a14 14 0 0 1 14-14z"
        fill="var(--pandan)"
      />
      <path
        d="M46 78h84a14 14 0 0 1 14 14v40a14 14 0 0 1-14 14H82l-26 18 4-18H46a14 14 0 0 1-14-14V92a14 14 0 0 1 14-14z"
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeWidth="3"
      />
      <circle cx="66" cy="112" r="7" fill="var(--kunyit)" />
      <circle cx="88" cy="112" r="7" fill="var(--kunyit)" />
      <circle cx="110" cy="112" r="7" fill="var(--kunyit)" />
      <Sign x={148} y={52} size={28} color="var(--on-dark)" />
    </>
  ),
  alerts: (
    <>
      <path d="M46 58c2-12 8-22 18-29M174 58c-2-12-8-22-18-29" stroke="var(--sambal)" strokeWidth="8" />
      <circle cx="110" cy="142" r="15" fill="var(--kunyit-ink)" />
      <path d="M110 30c28 0 42 20 42 46 0 30 8 42 18 54H50c10-12 18-24 18-54 0-26 14-46 42-46z" fill="var(--kunyit)" />
      <Shade d="M122 32c20 5 30 22 30 44 0 30 8 42 18 54h-26c-6-14-8-30-8-54 0-20-4-34-14-44z" />
      <path d="M84 84c0-18 6-30 16-36" stroke="var(--on-dark)" strokeWidth="7" opacity=".6" />
      <circle cx="110" cy="26" r="9" fill="var(--kunyit-ink)" />
      <path d="M48 130h124" stroke="var(--kunyit-ink)" strokeWidth="9" />
      <Sign x={94} y={80} size={32} />
    </>
  ),
  /** A folded map with a pin. */
  addresses: (
    <>
      <path d="M30 92l42-16 44 16 42-16 32 10v68l-32-8-42 16-44-16-42 16z" fill="var(--surface)" stroke="var(--edge)" strokeWidth="3" />
      <path d="M72 76v68M116 92v70M158 76v70" stroke="var(--edge)" strokeWidth="3" />
      <path d="M36 132c24-22 40 8 62-10s34-8 52 6 24 4 34-6" stroke="var(--pandan-200)" strokeWidth="7" />
      <ellipse cx="110" cy="126" rx="18" ry="5" fill="var(--on-bright)" opacity=".18" />
      <path d="M110 18c25 0 42 18 42 41 0 28-30 44-42 66-12-22-42-38-42-66 0-23 17-41 42-41z" fill="var(--sambal)" />
      <Shade d="M110 18c25 0 42 18 42 41 0 28-30 44-42 66-2-4-5-8-8-12 14-18 34-32 34-56 0-18-10-32-26-39z" />
      <circle cx="110" cy="60" r="23" fill="var(--surface)" />
      <Sign x={94} y={44} size={32} />
    </>
  ),
  /** A closed parcel that goes back. */
  returns: (
    <>
      <path d="M56 84l54-22 54 22-54 22z" fill="var(--kunyit-200)" />
      <path d="M56 84l54 22v58l-50-20a6 6 0 0 1-4-6z" fill="var(--kunyit)" />
      <path d="M164 84l-54 22v58l50-20a6 6 0 0 0 4-6z" fill="var(--kunyit)" />
      <Shade d="M164 84l-54 22v58l50-20a6 6 0 0 0 4-6z" />
      <path d="M82 73l54 22v16l14-6V89L97 67z" fill="var(--sambal)" />
      <path d="M170 62c-12-28-44-42-76-34-14 4-24 11-32 20" stroke="var(--pandan)" strokeWidth="9" />
      <path d="M84 52H58V26" stroke="var(--pandan)" strokeWidth="9" />
    </>
  ),
  /** A scooter of a courier who has nothing to bring. */
  parcels: (
    <>
      <path d="M18 96h26M12 114h22M22 132h16" stroke="var(--mute)" strokeWidth="6" />
      <rect x="48" y="52" width="58" height="50" rx="8" fill="var(--kunyit)" />
      <Shade d="M90 52h8a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8h-8z" />
      <Sign x={60} y={62} size={28} />
      <path d="M144 52h18M152 52l14 60" stroke="var(--ink)" strokeWidth="8" />
      <path d="M54 108h62l14 20h24l6-26 14 6c10 6 14 18 12 34h-22H44c-2-16 2-28 10-34z" fill="var(--sambal)" />
      <Shade lit d="M54 108h62l6 8H50c1-3 2-6 4-8z" />
      <circle cx="72" cy="144" r="19" fill="var(--ink)" />
      <circle cx="72" cy="144" r="8" fill="var(--surface)" />
      <circle cx="168" cy="144" r="19" fill="var(--ink)" />
      <circle cx="168" cy="144" r="8" fill="var(--surface)" />
    </>
  ),
  /** A clock that looks back. */
  history: (
    <>
      <circle cx="114" cy="92" r="60" fill="var(--surface)" stroke="var(--nila-ink)" strokeWidth="9" />
      <path d="M114 46v8M114 130v8M160 92h-8M76 92h-8" stroke="var(--mute)" strokeWidth="6" />
      <path d="M114 60v34l22 16" stroke="var(--ink)" strokeWidth="8" />
      <circle cx="114" cy="94" r="7" fill="var(--sambal)" />
      <path d="M38 62l16 30 26-20" stroke="var(--nila-ink)" strokeWidth="9" fill="var(--kunyit-50)" />
    </>
  ),
  coins: (
    <>
      {[146, 126, 106].map((y) => (
        <g key={y}>
          <path d={`M48 ${y}v12c0 20 84 20 84 0v-12z`} fill="var(--kunyit)" />
          <Shade d={`M104 ${y}h28v12c0 8-12 13-28 14z`} />
          <ellipse cx="90" cy={y} rx="42" ry="14" fill="var(--kunyit-200)" />
        </g>
      ))}
      <circle cx="146" cy="104" r="44" fill="var(--kunyit)" />
      <circle cx="146" cy="104" r="32" stroke="var(--kunyit-ink)" strokeWidth="3" opacity=".5" />
      <path d="M112 88c6-14 16-22 30-24" stroke="var(--on-dark)" strokeWidth="6" opacity=".6" />
      <Sign x={124} y={82} size={44} color="var(--kunyit-ink)" />
    </>
  ),
  reviews: (
    <>
      <path
        d="M48 34h124a14 14 0 0 1 14 14v66a14 14 0 0 1-14 14h-60l-28 28v-28H48a14 14 0 0 1-14-14V48a14 14 0 0 1 14-14z"
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeWidth="3"
      />
      {[70, 110, 150].map((x, at) => (
        <path key={x} d={STAR} transform={`translate(${x} 68) scale(1.15)`} fill={at < 2 ? 'var(--kunyit)' : 'var(--line-soft)'} />
      ))}
      <path d="M60 104h70" stroke="var(--line-soft)" strokeWidth="7" />
    </>
  ),
  torn: (
    <>
      <g fill="var(--surface)" stroke="var(--edge)" strokeWidth="3">
        <path d="M62 26h70l28 28v26l-18 12-16-10-18 14-20-12-16 10-10-6z" />
        <path d="M132 26v22a6 6 0 0 0 6 6h22" fill="var(--sunken)" />
        <path d="M60 112l12-8 16 12 20-12 18 12 16-10 16 8v40a6 6 0 0 1-6 6H66a6 6 0 0 1-6-6z" />
      </g>
      <path d="M78 48h34M78 62h54M80 136h54M80 148h34" stroke="var(--line-soft)" strokeWidth="5" />
      <Sign x={136} y={108} size={46} />
    </>
  ),
  /** A cloud, and a plug that is out of its socket. */
  offline: (
    <>
      <path d="M66 84a28 28 0 0 1 6-55 38 38 0 0 1 72 6 25 25 0 0 1 6 49z" fill="var(--surface)" stroke="var(--edge)" strokeWidth="3" />
      <Shade d="M66 84c30 0 62-6 84-30 12 10 10 28 0 30z" />
      <path d="M20 138h40" stroke="var(--nila)" strokeWidth="9" />
      <path d="M60 118h26v40H60a8 8 0 0 1-8-8v-24a8 8 0 0 1 8-8z" fill="var(--nila)" />
      <path d="M86 128h14M86 148h14" stroke="var(--ink)" strokeWidth="7" />
      <path d="M126 116h26a10 10 0 0 1 10 10v24a10 10 0 0 1-10 10h-26z" fill="var(--kunyit)" />
      <Shade d="M126 148h36v2a10 10 0 0 1-10 10h-26z" />
      <path d="M162 138h40" stroke="var(--kunyit)" strokeWidth="9" />
      <path d="M104 108l6-12M114 112l12-8" stroke="var(--sambal)" strokeWidth="6" />
    </>
  ),
  /** A signpost whose signs say nothing. */
  page: (
    <>
      <path d="M104 30h14v130h-14z" fill="var(--kunyit-ink)" />
      <path d="M52 40h96l22 18-22 18H52a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6z" fill="var(--kunyit)" />
      <Shade lit d="M52 40h30l-8 36H52a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6z" />
      <path d="M166 88H80L60 104l20 16h86a6 6 0 0 0 6-6V94a6 6 0 0 0-6-6z" fill="var(--pandan)" />
      <path d="M68 58h52M96 104h52" stroke="var(--on-dark)" strokeWidth="6" strokeDasharray="1 14" />
      <path d="M80 160c4-14 10-14 12 0M126 160c2-18 12-18 14 0" stroke="var(--pandan)" strokeWidth="6" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type DrawingName = keyof typeof drawings

export function DrawingByName({ of }: { readonly of: DrawingName }) {
  return <Canvas>{drawings[of]}</Canvas>
}
