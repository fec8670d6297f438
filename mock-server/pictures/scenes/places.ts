import type { Random } from '../../state/random.ts'
import type { Palette } from '../palettes.ts'
import { circle, curve, ellipse, line, rect, shape, times } from '../shapes.ts'

/** Rooms with people, and views from a window. Every drawing is 1200 by 800. */
export const places = {
  meeting: ({ sky, far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, far) +
    rect(80, 60, 420, 320, sky, 8) +
    shape('M80 380 V280 Q200 200 320 290 T500 260 V380 z', mid) +
    line(700, 0, 700, 150, ink, 5) +
    shape('M570 270 Q590 150 700 150 Q810 150 830 270 z', light) +
    ellipse(700, 270, 130, 20, glow) +
    shape('M580 280 L420 560 H980 L820 280 z', glow, 'opacity="0.18"') +
    times(4, (index) => {
      const x = 300 + index * 200 + random.integer(-10, 10)
      const skin = ['#e8c1a0', '#c98d63', '#8d5a3b', '#f0d2b6'][index] ?? '#e8c1a0'
      const coat = [accent, near, light, dark][index] ?? near
      return (
        shape(`M${x - 80} 600 Q${x - 76} 450 ${x} 450 Q${x + 76} 450 ${x + 80} 600 z`, coat) +
        circle(x, 396, 54, skin) +
        shape(
          `M${x - 56} 392 Q${x - 58} 326 ${x} 328 Q${x + 58} 326 ${x + 56} 392 Q${x + 20} 352 ${x - 56} 392 z`,
          [ink, '#6b4426', '#2a1d17', '#b98a4b'][index] ?? ink,
        )
      )
    }) +
    ellipse(600, 640, 520, 96, near) +
    ellipse(600, 626, 520, 96, light) +
    times(
      4,
      (index) =>
        ellipse(340 + index * 180, 610 + (index % 2) * 26, 30, 9, mid) +
        rect(380 + index * 170, 590, 24, 30, accent, 5),
    ),
  classroom: ({ sky, far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, sky) +
    rect(260, 80, 680, 320, dark, 10) +
    rect(280, 100, 640, 280, near, 4) +
    curve(`M330 300 C430 ${random.integer(120, 180)} 560 340 680 200 S820 160 870 220`, light, 8) +
    times(4, (index) => line(330, 150 + index * 18, 330 + random.integer(90, 190), 150 + index * 18, glow, 6)) +
    rect(0, 560, 1200, 240, far) +
    rect(470, 430, 260, 24, mid, 4) +
    shape('M560 430 q0 -60 40 -60 q40 0 40 60 z', accent) +
    circle(600, 352, 22, glow) +
    times(7, (index) => {
      const x = 90 + index * 170
      const y = 600 + (index % 2) * 70
      return (
        rect(x - 50, y + 40, 100, 16, ink, 4) +
        rect(x - 50, y - 60, 14, 170, dark, 4) +
        circle(x, y - 70, 34, ['#e8c1a0', '#c98d63', '#8d5a3b'][index % 3] ?? '#e8c1a0') +
        shape(
          `M${x - 52} ${y + 44} Q${x - 50} ${y - 40} ${x} ${y - 40} Q${x + 50} ${y - 40} ${x + 52} ${y + 44} z`,
          [accent, mid, light, near][index % 4] ?? mid,
        )
      )
    }),
  kitchen: ({ sky, far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, sky) +
    times(5, (index) => {
      const x = 140 + index * 230
      return (
        line(x, 0, x, 150, ink, 4) +
        shape(`M${x - 60} 220 L${x - 20} 150 H${x + 20} L${x + 60} 220 z`, dark) +
        ellipse(x, 220, 60, 10, glow) +
        shape(`M${x - 50} 224 L${x - 120} 500 H${x + 120} L${x + 50} 224 z`, glow, 'opacity="0.15"')
      )
    }) +
    rect(0, 330, 1200, 90, far) +
    shape('M0 520 H1200 L1200 640 H0 z', near) +
    rect(0, 500, 1200, 30, light) +
    times(
      7,
      (index) =>
        ellipse(100 + index * 165, 500 + random.integer(-6, 6), 62, 16, [light, accent, mid][index % 3] ?? light) +
        ellipse(100 + index * 165, 496, 40, 9, ['#d9764f', '#7fa05b', '#e8c46a'][index % 3] ?? accent),
    ) +
    times(
      6,
      (index) =>
        rect(140 + index * 180, 610, 110, 20, dark, 8) +
        rect(150 + index * 180, 630, 12, 130, dark) +
        rect(228 + index * 180, 630, 12, 130, dark),
    ) +
    rect(0, 760, 1200, 40, mid),
  fair: ({ sky, far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, light) +
    times(
      13,
      (index) => line(0, index * 66, 1200, index * 66, far, 1) + line(index * 100, 0, index * 100, 800, far, 1),
    ) +
    shape('M180 190 H1020 V640 H180 z', sky) +
    shape('M400 270 H800 V560 H400 z', ink) +
    shape('M400 380 Q380 415 400 450', ink) +
    circle(600, 415, 90, glow, 'opacity="0.28"') +
    circle(600, 415, 44, glow) +
    times(6, (index) => circle(230 + index * 150, 230, 20, accent) + circle(230 + index * 150, 600, 20, near)) +
    times(4, (index) => rect(200, 300 + index * 66, 60, 36, mid, 4) + rect(940, 300 + index * 66, 60, 36, mid, 4)) +
    curve(`M90 ${random.integer(660, 720)} C220 740 300 500 392 420`, accent, 7) +
    shape('M372 424 l30 -8 l-8 30 z', accent) +
    rect(180, 190, 840, 450, 'none', 0, `stroke="${dark}" stroke-width="10"`),
  sea: ({ sky, far, mid, near, dark, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, sky) +
    circle(random.integer(700, 880), 330, 110, glow) +
    shape('M0 380 L160 300 L300 350 L460 250 L640 370 L760 330 L900 380 H1200 V460 H0 z', far) +
    rect(0, 420, 1200, 380, mid) +
    times(14, (index) =>
      line(
        random.integer(0, 1000),
        450 + index * 22,
        random.integer(1020, 1200),
        450 + index * 22,
        index % 3 ? near : light,
        3,
      ),
    ) +
    shape('M560 430 H1020 L780 800 H420 z', glow, 'opacity="0.22"') +
    shape('M0 600 Q200 560 330 640 T640 800 H0 z', dark) +
    rect(120, 500, 150, 110, light, 4) +
    shape('M105 505 L195 440 L285 505 z', accent) +
    rect(178, 540, 36, 40, glow) +
    shape('M820 520 l120 0 l-20 34 h-80 z', dark) +
    shape('M872 420 v96 h-50 z M882 430 v86 h46 z', light),
  lighthouse: ({ far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, dark) +
    times(26, () =>
      circle(random.integer(0, 1200), random.integer(0, 330), random.integer(1, 3), light, 'opacity="0.7"'),
    ) +
    shape('M440 236 L1200 60 V330 z', glow, 'opacity="0.35"') +
    shape('M400 236 L0 150 V300 z', glow, 'opacity="0.2"') +
    rect(0, 500, 1200, 300, near) +
    times(10, (index) => line(index * 120, 540 + (index % 4) * 50, index * 120 + 90, 540 + (index % 4) * 50, mid, 4)) +
    shape('M180 640 Q300 520 430 540 T700 660 L760 800 H120 z', ink) +
    shape('M370 560 L390 280 H450 L470 560 z', light) +
    shape('M378 450 L384 370 H456 L462 450 z', accent) +
    rect(376, 262, 88, 20, ink, 4) +
    rect(392, 206, 56, 58, glow, 4) +
    shape('M384 206 L420 170 L456 206 z', accent) +
    shape('M0 700 Q300 650 600 720 T1200 690 V800 H0 z', far, 'opacity="0.3"'),
  roofs: ({ far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, near) +
    circle(970, 140, 54, light, 'opacity="0.9"') +
    shape('M0 420 Q260 300 520 380 T1200 340 V800 H0 z', mid) +
    times(3, (row) =>
      times(8 - row, (index) => {
        const width = 150 + row * 30
        const x = index * width - 40 + row * 30
        const y = 400 + row * 120 + random.integer(-30, 30)
        const wall = [far, dark, ink][row] ?? dark
        return (
          shape(`M${x} ${y} L${x + width / 2} ${y - 60} L${x + width} ${y} V800 H${x} z`, wall) +
          rect(x + width * 0.7, y - 76, 22, 60, wall) +
          times(4, (window) =>
            rect(
              x + 24 + (window % 2) * 60,
              y + 26 + Math.floor(window / 2) * 60,
              28,
              36,
              random.chance(0.34) ? glow : near,
              2,
              'opacity="0.9"',
            ),
          )
        )
      }),
    ) +
    circle(180, 180, 3, accent),
  garden: ({ sky, far, mid, near, dark, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, sky) +
    circle(960, 150, 70, glow) +
    rect(0, 240, 1200, 160, far) +
    times(6, (index) => shape(`M${index * 210 - 30} 240 l105 -70 l105 70 z`, far)) +
    rect(0, 400, 1200, 400, mid) +
    times(4, (row) => {
      const y = 450 + row * 92
      return (
        shape(`M60 ${y} H1140 l40 60 H20 z`, dark) +
        times(12, (index) => {
          const x = 110 + index * 88 + random.integer(-10, 10)
          const leaf = row % 2 ? near : '#7ea75a'
          return (
            shape(
              `M${x} ${y + 22} q-34 -16 -26 -50 q32 8 26 50 z M${x} ${y + 22} q34 -16 26 -50 q-32 8 -26 50 z`,
              leaf,
            ) + (row === 1 ? circle(x, y - 8, 13, accent) : '')
          )
        })
      )
    }) +
    rect(1030, 330, 90, 100, light, 6) +
    curve('M1075 430 C1090 560 900 520 940 640 S1100 700 1060 780', accent, 12),
  solar: ({ sky, far, mid, near, dark, light, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, sky) +
    circle(random.integer(160, 300), 160, 84, glow) +
    shape('M860 420 l0 -170 l26 -70 l10 -100 l10 100 l26 70 v170 z', far) +
    shape('M0 420 Q300 360 600 410 T1200 390 V800 H0 z', far) +
    rect(0, 470, 1200, 330, near) +
    times(3, (row) =>
      times(6, (index) => {
        const x = 30 + index * 200 - row * 20
        const y = 470 + row * 110
        return (
          shape(`M${x + 36} ${y} h150 l-36 84 h-150 z`, dark) +
          times(3, (cell) => line(x + 74 + cell * 38, y, x + 38 + cell * 38, y + 84, mid, 3)) +
          line(x + 18, y + 42, x + 168, y + 42, mid, 3) +
          shape(`M${x + 36} ${y} h40 l-36 84 h-40 z`, light, 'opacity="0.18"')
        )
      }),
    ),
  truck: ({ sky, far, mid, near, dark, ink, light, accent, glow }: Palette, random: Random) =>
    rect(0, 0, 1200, 800, sky) +
    shape('M0 430 Q220 330 460 410 T1200 360 V800 H0 z', far) +
    rect(0, 620, 1200, 180, mid) +
    times(7, (index) => rect(40 + index * 180, 704, 100, 12, light, 6)) +
    rect(150, 250, 680, 340, light, 12) +
    rect(168, 268, 644, 304, dark, 6) +
    times(5, (row) =>
      times(
        9,
        (column) =>
          rect(
            178 + column * 70,
            278 + row * 58,
            64,
            52,
            [accent, near, glow, mid, far][(row * 3 + column + random.integer(0, 1)) % 5] ?? mid,
            4,
          ) + line(178 + column * 70, 304 + row * 58, 242 + column * 70, 304 + row * 58, dark, 2),
      ),
    ) +
    shape('M850 350 H960 Q1000 350 1020 400 L1050 470 V590 H850 z', accent) +
    shape('M890 380 H956 Q978 380 990 420 L1004 460 H890 z', sky) +
    times(
      3,
      (index) =>
        circle([280, 420, 940][index] ?? 280, 610, 54, ink) + circle([280, 420, 940][index] ?? 280, 610, 22, light),
    ),
}
