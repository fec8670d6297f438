import { says, type WrittenPost } from '../types.ts'

const portuguese: Omit<WrittenPost, 'language'>[] = [
  {
    title: 'Pintura sem névoa: a cabine nova em números',
    by: 'juliana-ribeiro',
    community: 'fabrica-campinas',
    state: 'published',
    likes: 25,
    pictures: [
      { scene: 'paint-booth', alternativeText: 'A cabine de pintura vista de cima, com as peças penduradas em fila' },
      { scene: 'colour-chips', alternativeText: 'Amostras de pintura a pó: grafite, areia, oliva, branco' },
    ],
    cover: { x: 0.5, y: 0.3 },
    body: `
Faz um mês que a cabine nova está em operação. A antiga perdia um terço do pó no ar e no chão; quem varria levava a cor da semana para casa, no cabelo.

## O que mudou
- **94 %** do pó fica na peça ou volta para o tanque
- a troca de cor leva onze minutos, antes eram quarenta
- o ruído caiu de 84 para 71 decibéis, e dá para conversar

O que ainda não está bom é o oliva. Na borda das peças grandes ele sai meio tom mais escuro, e só se vê de manhã, com sol. Estamos testando com a @elodie-girard uma mistura um pouco mais fina. Até lá, oliva só em peças com menos de quarenta centímetros. #pintura
`,
    files: [{ name: 'cabine-resultados.xlsx', sizeBytes: 96_000, version: 2 }],
    comments: [
      says('elodie-girard', 'A segunda mistura saiu hoje de Lyon. São doze amostras, numeradas no verso.'),
      says('ilaria-caruso', 'Il calore del forno, Juliana: parliamone. Dieci minuti e ti convinco.', [
        says('juliana-ribeiro', 'Já convenceu. Quando?'),
      ]),
    ],
  },
  {
    title: 'Diálogo de segurança: o dedo que quase',
    by: 'fernanda-lima',
    community: 'fabrica-campinas',
    likes: 32,
    pictures: [
      { scene: 'helmet', alternativeText: 'Capacete e luvas sobre uma bancada, ao lado de uma proteção de acrílico' },
    ],
    body: `
Na terça, às 6h20, um colega limpou o transportador com ele andando. A luva ficou. O dedo, não, porque a luva era **dois números maior** do que devia e saiu sozinha.

Ele mesmo contou, na frente da turma toda, no diálogo de segurança de quarta. Disse que já tinha feito aquilo umas cem vezes. Disse também que ninguém nunca mandou; é que parar o transportador obriga a reiniciar a contagem, e a contagem vai para o painel, e o painel todo mundo vê.

Então o problema não era o dedo. Era o painel.

1. Parar para limpar não zera mais a contagem.
2. O painel passou a mostrar também as paradas para limpeza, em verde.
3. As luvas foram trocadas. Todas, no mesmo dia.

Obrigada a quem contou. Contar foi mais difícil do que parar. #segurança
`,
    comments: [
      says('marco-bianchi', 'This is the best analysis I have read this year. May I use it in Torino?', [
        says('fernanda-lima', 'Pode. Com a história inteira, por favor, não só com os números.'),
      ]),
      says('rafael-oliveira', 'O painel era ideia minha. Aprendi.'),
      says('thiago-moreira', 'O reinício sem zerar já está nas quatro linhas.'),
    ],
  },
  {
    title: 'Parada de manutenção: sete dias, quarenta e duas ordens',
    by: 'thiago-moreira',
    community: 'fabrica-campinas',
    likes: 10,
    event: { inDays: 20, from: '07:00', to: '17:00', timeZone: 'America/Sao_Paulo', place: 'Campinas, linhas 1 e 3' },
    body: `
A parada de dezembro tem quarenta e duas ordens de serviço. No ano passado eram sessenta, e terminamos cinquenta e uma; as outras nove a gente fez em janeiro, correndo, que é o que a parada existe para evitar.

Este ano cada ordem tem **um dono, uma duração e uma peça na mão**. Se a peça não chegou até o dia dez, a ordem sai da lista. Não é castigo: é para ninguém desmontar uma coisa que não pode montar de volta.

- Linha 1: rolamentos do transportador, correia, sensores
- Linha 3: bomba da cabine, painel elétrico
- Geral: iluminação do galpão, com lâmpadas nossas, enfim

O cronograma está anexo. Quem enxergar um conflito escreva aqui até sexta.
`,
    files: [{ name: 'parada-dezembro.xlsx', sizeBytes: 118_000, version: 4 }],
    comments: [
      says('luca-ferrari', 'La regola del giorno dieci la copio subito. Buona fermata!'),
      says('fernanda-lima', 'A ordem 17 e a 23 usam o mesmo andaime no mesmo dia.', [
        says('thiago-moreira', 'Bem visto. A 23 vai para quarta.'),
      ]),
    ],
  },
  {
    title: 'Nossa horta deu o primeiro almoço',
    by: 'camila-santos',
    community: 'fabrica-campinas',
    likes: 48,
    pictures: [
      { scene: 'garden', alternativeText: 'Canteiros verdes atrás do galpão, com uma mangueira e duas cadeiras' },
    ],
    cover: { x: 0.5, y: 0.8 },
    body: `
Em março pedimos voluntários para transformar o terreno atrás do galpão 2 em horta. Vieram nove pessoas e um cachorro. Na quinta-feira passada o refeitório serviu **couve, alface e tomate nossos** para trezentos e dez pratos.

Não saiu barato: se contarmos as horas, cada folha de alface custou o preço de um jantar. Mas ninguém contou as horas, e eu peço que continuemos assim.

O que aprendemos: tomate não gosta de poeira de alumínio, e por isso foi para o outro lado do muro. Manjericão gosta de tudo. O cachorro se chama Parafuso e tem crachá. #gente
`,
    comments: [
      says('rafael-oliveira', 'O crachá do Parafuso abre a porta do refeitório. Alguém sabe por quê?', [
        says('camila-santos', 'Não faço ideia, chefe.'),
      ]),
      says('nathalie-rousseau', 'On veut une photo de Parafuso avec son badge.'),
      says('larissa-gomes', 'Levei cliente para almoçar. Fechou o pedido na sobremesa.'),
    ],
  },
  {
    title: 'Fornecedores: o que aprendi em onze visitas',
    by: 'tiago-duarte',
    community: 'quality-and-safety',
    state: 'approved',
    likes: 20,
    body: `
Este ano visitei onze fornecedores. Em todos há uma sala de reunião, café e uma apresentação com fotos de máquinas limpas. Nenhuma decisão que tomei veio dessa sala.

Hoje peço três coisas, sempre as mesmas, e chego antes do turno da manhã:

- ver **onde fica o refugo** e quem escreve na etiqueta;
- falar dez minutos com quem faz a última inspeção, sem chefe por perto;
- ver o que acontece quando falta energia. Pergunto, e se posso, desligo.

O melhor fornecedor do ano tem um galpão feio e um caderno. No caderno está cada peça que voltou desde 2009, com o nome de quem achou o erro. Contratei por causa do caderno. #suppliers #audit
`,
    comments: [
      says('anja-winkler', 'Herr Hägele hat auch so ein Heft. Er nennt es „das Gewissen“.'),
      says('chiara-conti', 'Tiago, facciamo una pagina per il giornale? Il quaderno di Teresa, il quaderno tuo…', [
        says('tiago-duarte', 'Vamos! Peço licença para fotografar.'),
      ]),
    ],
  },
  {
    title: 'Halo no litoral: três prefeituras, um verão',
    by: 'larissa-gomes',
    community: 'product-launches',
    likes: 24,
    pictures: [{ scene: 'promenade', alternativeText: 'Luminárias em anel ao longo de um calçadão à noite' }],
    cover: { x: 0.5, y: 0.8 },
    body: `
Três cidades do litoral vão iluminar o calçadão com *Halo 40* neste verão: quatrocentos e doze pontos, todos com a vedação antiga **reforçada** e uma visita nossa em fevereiro.

Ganhamos por uma razão que não estava na proposta. O engenheiro da primeira cidade perguntou o que acontece com as tartarugas, que saem do ovo à noite e andam na direção da luz. Ninguém dos concorrentes sabia. O @hugo-lefevre respondeu em dois dias, com uma simulação: âmbar, abaixo de um metro, e nada virado para o mar.

Pode ser a primeira licitação do país decidida por tartarugas. Eu gostaria que não fosse a última. #halo
`,
    comments: [
      says('hugo-lefevre', 'Le plus beau cahier des charges de ma vie.'),
      says('petra-lang', 'Bernstein, 590 nm, und bitte abgeschirmt. Ich habe die Messung wiederholt: passt.'),
      says('lucia-navarro', 'Enhorabuena, Larissa. En Baleares van a preguntar lo mismo.'),
    ],
  },
  {
    title: 'Espanhol e português: o que a gente acha que entende',
    by: 'camila-santos',
    community: 'learning-corner',
    likes: 36,
    body: `
Metade das reuniões entre Campinas e Valência acontece numa língua que não existe. Funciona muito bem, até não funcionar. Em outubro um pedido de **"vaso"** atrasou oito dias: eles queriam copos, nós mandamos um vaso.

Com a @ines-castro fizemos uma lista de trinta palavras que parecem iguais e não são. As cinco que mais custaram dinheiro:

1. *largo*: aqui é a largura, lá é o comprimento. Pensem numa caixa.
2. *apellido*: lá é o sobrenome.
3. *todavía*: quer dizer "ainda", não "porém".
4. *oficina*: lá é o escritório.
5. *exquisito*: é elogio. Sempre foi elogio.

A lista completa está anexa, e pode ser colada ao lado do telefone. #languages
`,
    files: [{ name: 'falsos-amigos.pdf', sizeBytes: 210_000 }],
    comments: [
      says('javier-ortega', 'El vaso está en mi mesa. Con flores.'),
      says('oriol-puig', 'Lo de «largo» explica tantas cosas…', [
        says('juliana-ribeiro', 'Explica a caixa de um metro e vinte, sim.'),
      ]),
    ],
  },
]

export const portuguesePosts: WrittenPost[] = portuguese.map((post) => ({ ...post, language: 'pt' }))
