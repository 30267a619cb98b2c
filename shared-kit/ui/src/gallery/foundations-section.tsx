import { Section, Specimen } from './section.tsx';
import styles from './gallery.module.css';

const swatches: [ground: string, text: string][] = [
  ['surface', 'text'],
  ['surface-raised', 'text-muted'],
  ['surface-sunken', 'text'],
  ['surface-hover', 'text-muted'],
  ['primary', 'on-primary'],
  ['primary-hover', 'on-primary'],
  ['primary-soft', 'on-primary-soft'],
  ['accent', 'on-accent'],
  ['accent-soft', 'on-accent-soft'],
  ['success', 'on-success'],
  ['success-soft', 'on-success-soft'],
  ['warning', 'on-warning'],
  ['warning-soft', 'on-warning-soft'],
  ['danger', 'on-danger'],
  ['danger-soft', 'on-danger-soft'],
  ['info', 'on-info'],
  ['info-soft', 'on-info-soft'],
  ['inverse', 'on-inverse'],
];

export function Foundations() {
  return (
    <Section title="Fundamentos">
      <div className={styles.bar}>
        <strong>Portal</strong>
        <span>Início</span>
        <span className={styles.barMuted}>Treinamentos</span>
        <span className={styles.barMuted}>Loja</span>
      </div>
      <div className={styles.hero}>
        <span className={styles.heroLine} />
        <p className={styles.heroTitle}>Aprender no seu ritmo, com a sua equipe</p>
        <p>
          Continue o treinamento de segurança em instalações elétricas de onde parou. Faltam só duas lições para o
          certificado.
        </p>
      </div>
      <Specimen name="Cores">
        <div className={styles.swatches}>
          {swatches.map(([ground, text]) => (
            <div
              key={ground}
              className={styles.swatch}
              style={{ background: `var(--color-${ground})`, color: `var(--color-${text})` }}
            >
              {ground}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Séries de gráficos">
        <div className={styles.chart}>
          {[92, 74, 60, 48, 36, 28].map((height, index) => (
            <span key={height} style={{ background: `var(--color-chart-${index + 1})`, blockSize: `${height}%` }} />
          ))}
        </div>
      </Specimen>
      <Specimen name="Tipografia">
        <p
          style={{
            fontSize: 'var(--text-3xl)',
            fontWeight: 'var(--heading-weight)',
            letterSpacing: 'var(--heading-tracking)',
          }}
        >
          Segurança em eletricidade
        </p>
        <p style={{ fontSize: 'var(--text-xl)' }}>O que muda com a nova norma</p>
        <p style={{ maxInlineSize: 'var(--measure)', lineHeight: 'var(--leading-reading)' }}>
          A leitura longa tem entre sessenta e setenta e cinco caracteres por linha. Antes de qualquer intervenção,
          desligue o circuito, bloqueie o religamento, confirme a ausência de tensão e sinalize a área.{' '}
          <a href="#fundamentos">Veja o procedimento completo</a>.
        </p>
        <p style={{ color: 'var(--color-text-muted)', fontSize: 'var(--text-sm)' }}>
          Texto de apoio, datas e contagens.
        </p>
      </Specimen>
    </Section>
  );
}
