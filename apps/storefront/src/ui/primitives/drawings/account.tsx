import { Canvas, Shade, Sign } from './canvas.tsx'

/** Two speech bubbles without words. */
function Messages() {
  return (
    <Canvas>
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
    </Canvas>
  )
}

/** A bell that rings. */
function Alerts() {
  return (
    <Canvas>
      <path d="M46 58c2-12 8-22 18-29M174 58c-2-12-8-22-18-29" stroke="var(--sambal)" strokeWidth="8" />
      <circle cx="110" cy="142" r="15" fill="var(--kunyit-ink)" />
      <path d="M110 30c28 0 42 20 42 46 0 30 8 42 18 54H50c10-12 18-24 18-54 0-26 14-46 42-46z" fill="var(--kunyit)" />
      <Shade d="M122 32c20 5 30 22 30 44 0 30 8 42 18 54h-26c-6-14-8-30-8-54 0-20-4-34-14-44z" />
      <path d="M84 84c0-18 6-30 16-36" stroke="var(--on-dark)" strokeWidth="7" opacity=".6" />
      <circle cx="110" cy="26" r="9" fill="var(--kunyit-ink)" />
      <path d="M48 130h124" stroke="var(--kunyit-ink)" strokeWidth="9" />
      <Sign x={94} y={80} size={32} />
    </Canvas>
  )
}

/** A folded map with a pin. */
function Addresses() {
  return (
    <Canvas>
      <path d="M30 92l42-16 44 16 42-16 32 10v68l-32-8-42 16-44-16-42 16z" fill="var(--surface)" stroke="var(--edge)" strokeWidth="3" />
      <path d="M72 76v68M116 92v70M158 76v70" stroke="var(--edge)" strokeWidth="3" />
      <path d="M36 132c24-22 40 8 62-10s34-8 52 6 24 4 34-6" stroke="var(--pandan-200)" strokeWidth="7" />
      <ellipse cx="110" cy="126" rx="18" ry="5" fill="var(--on-bright)" opacity=".18" />
      <path d="M110 18c25 0 42 18 42 41 0 28-30 44-42 66-12-22-42-38-42-66 0-23 17-41 42-41z" fill="var(--sambal)" />
      <Shade d="M110 18c25 0 42 18 42 41 0 28-30 44-42 66-2-4-5-8-8-12 14-18 34-32 34-56 0-18-10-32-26-39z" />
      <circle cx="110" cy="60" r="23" fill="var(--surface)" />
      <Sign x={94} y={44} size={32} />
    </Canvas>
  )
}

/** A closed parcel that goes back. */
function Returns() {
  return (
    <Canvas>
      <path d="M56 84l54-22 54 22-54 22z" fill="var(--kunyit-200)" />
      <path d="M56 84l54 22v58l-50-20a6 6 0 0 1-4-6z" fill="var(--kunyit)" />
      <path d="M164 84l-54 22v58l50-20a6 6 0 0 0 4-6z" fill="var(--kunyit)" />
      <Shade d="M164 84l-54 22v58l50-20a6 6 0 0 0 4-6z" />
      <path d="M82 73l54 22v16l14-6V89L97 67z" fill="var(--sambal)" />
      <path d="M170 62c-12-28-44-42-76-34-14 4-24 11-32 20" stroke="var(--pandan)" strokeWidth="9" />
      <path d="M84 52H58V26" stroke="var(--pandan)" strokeWidth="9" />
    </Canvas>
  )
}

/** A scooter of a courier who has nothing to bring. */
function Parcels() {
  return (
    <Canvas>
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
    </Canvas>
  )
}

/** A clock that looks back. */
function History() {
  return (
    <Canvas>
      <circle cx="114" cy="92" r="60" fill="var(--surface)" stroke="var(--nila-ink)" strokeWidth="9" />
      <path d="M114 46v8M114 130v8M160 92h-8M76 92h-8" stroke="var(--mute)" strokeWidth="6" />
      <path d="M114 60v34l22 16" stroke="var(--ink)" strokeWidth="8" />
      <circle cx="114" cy="94" r="7" fill="var(--sambal)" />
      <path d="M38 62l16 30 26-20" stroke="var(--nila-ink)" strokeWidth="9" fill="var(--kunyit-50)" />
    </Canvas>
  )
}

/** Coins in two piles. */
function Coins() {
  const coin = (y: number) => (
    <g key={y}>
      <path d={`M48 ${y}v12c0 20 84 20 84 0v-12z`} fill="var(--kunyit)" />
      <Shade d={`M104 ${y}h28v12c0 8-12 13-28 14z`} />
      <ellipse cx="90" cy={y} rx="42" ry="14" fill="var(--kunyit-200)" />
    </g>
  )
  return (
    <Canvas>
      {[146, 126, 106].map(coin)}
      <circle cx="146" cy="104" r="44" fill="var(--kunyit)" />
      <circle cx="146" cy="104" r="32" stroke="var(--kunyit-ink)" strokeWidth="3" opacity=".5" />
      <path d="M112 88c6-14 16-22 30-24" stroke="var(--on-dark)" strokeWidth="6" opacity=".6" />
      <Sign x={124} y={82} size={44} color="var(--kunyit-ink)" />
    </Canvas>
  )
}

/** A review: stars that wait for a word. */
function Reviews() {
  const star = 'M0-15l4.4 9.6 10.6 1.2-7.8 7.2 2 10.4L0 8.2l-9.2 5.2 2-10.4-7.8-7.2 10.6-1.2z'
  return (
    <Canvas>
      <path
        d="M48 34h124a14 14 0 0 1 14 14v66a14 14 0 0 1-14 14h-60l-28 28v-28H48a14 14 0 0 1-14-14V48a14 14 0 0 1 14-14z"
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeWidth="3"
      />
      {[70, 110, 150].map((x, at) => (
        <path key={x} d={star} transform={`translate(${x} 68) scale(1.15)`} fill={at < 2 ? 'var(--kunyit)' : 'var(--line-soft)'} />
      ))}
      <path d="M60 104h70" stroke="var(--line-soft)" strokeWidth="7" />
    </Canvas>
  )
}

export const ACCOUNT_DRAWINGS = {
  messages: Messages,
  alerts: Alerts,
  addresses: Addresses,
  returns: Returns,
  parcels: Parcels,
  history: History,
  coins: Coins,
  reviews: Reviews,
}
