/** Generated from openapi/ by `npm run generate`. Do not edit: change openapi/ and generate again. */
export interface paths {
    "/core/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with user name and password
         * @description Starts a session, kept in an http-only cookie.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session. Without one it succeeds as well, so that it can be repeated.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Answers 200 in either case; signed out is `user` null.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/password-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules for a new password */
        get: operations["getPasswordPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/password-recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a mail that lets the password be changed
         * @description Answers the same for known and unknown user names, so that nobody can find out who has an account.
         */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the token from the mail */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/verify-private-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a private e-mail address with the token from the mail */
        post: operations["verifyPrivateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the mails that the token belongs to */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/exchange-result-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the result of a sign-in elsewhere into a session */
        post: operations["exchangeResultToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/create-push-channels-client-transport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the way to the realtime service
         * @description Takes no body. The token in the answer is short-lived; a client that is thrown out asks again.
         */
        post: operations["createPushChannelsClientTransport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/settings/environment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The installation the portal runs in
         * @description Asked at start and, while the service is flagged out of service, every 20 s until it answers. Problem code `out-of-service` leads to the out-of-service page; any other failure does not.
         */
        get: operations["getEnvironment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/settings/time-zones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Time zones that a person can choose */
        get: operations["listTimeZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/settings/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages of the operator
         * @description All that are in force, oldest first. What has been acknowledged is known to the client alone.
         */
        get: operations["listSystemMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/settings/labels/{app}/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A set of translations that the customer can change
         * @description A set that fails is ignored; the portal's own words stay.
         */
        get: operations["getLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/settings/info-carousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Slides that introduce the portal */
        get: operations["getInfoCarousel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/settings/external-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Links to other tools of the organisation
         * @description Only those that the person's licences allow.
         */
        get: operations["listExternalLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v3/admin/data/global/admin-capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the person may do beyond an ordinary member */
        get: operations["getAdminCapabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The directory of people, page by page
         * @description Deleted and blocked people are not listed. A private profile is found by its name alone, never without a search and never with a filter. What a person hides from the viewer has no part in the search, the filters, the counts and the order.
         */
        get: operations["searchPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/users/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the directory can be narrowed by
         * @description The values of each filter among those whom the search and the other filters find, so that a value's count is how many people choosing it lists. A private profile counts nowhere.
         */
        get: operations["getPeopleFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** A person's profile */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/users/{userId}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Follow a person
         * @description Repeating it changes nothing.
         */
        put: operations["followUser"];
        post?: never;
        /**
         * Stop following a person
         * @description Repeating it changes nothing.
         */
        delete: operations["unfollowUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/groups/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example group-line-4 */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        /** A group */
        get: operations["getGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/groups/{groupId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example group-line-4 */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        /** The members of a group, page by page */
        get: operations["listGroupMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The communities that the person belongs to, or all that they may know of
         * @description Without parameters the person's own, all at once, in the order of the sidebar. Nobody learns of an unlisted one who does not belong and was not invited.
         */
        get: operations["listCommunities"];
        put?: never;
        /**
         * Make a community
         * @description Who makes it is its first member and moderates it.
         */
        post: operations["createCommunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A community */
        get: operations["getCommunity"];
        put?: never;
        post?: never;
        /**
         * Remove a community for good
         * @description For those who may (`canRemove`), once it is in the archive. Its posts go with it, as `removePost` takes them, and nobody belongs to it or follows it any more.
         */
        delete: operations["removeCommunity"];
        options?: never;
        head?: never;
        /**
         * Change what a community is, and who may read, join and write in it
         * @description For those who moderate it (`canEdit`). A change of the access holds at once, for everything that is written there.
         */
        patch: operations["updateCommunity"];
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Archive a community
         * @description For those who may (`canArchive`). It stays readable; nothing can be written there, nobody joins, and requests are declined. Its posts leave the feeds, and it the lists of its members.
         */
        put: operations["archiveCommunity"];
        post?: never;
        /**
         * Bring a community back from the archive
         * @description For those who may (`canArchive`). All is as it was; requests that were declined stay declined. Nobody is notified.
         */
        delete: operations["unarchiveCommunity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/membership": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example product-launches */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Join a community, ask to join it, or accept an invitation
         * @description Which of them follows from the community and the person's membership. Repeating it changes nothing. Who joins follows the community; moderators hear of a request.
         */
        put: operations["joinCommunity"];
        post?: never;
        /**
         * Leave a community, withdraw a request, or decline an invitation
         * @description Repeating it changes nothing. Who leaves goes on following as long as they may read.
         */
        delete: operations["leaveCommunity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example plant-torino */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Have a community's posts in one's feed */
        put: operations["followCommunity"];
        post?: never;
        /** Take a community's posts out of one's feed */
        delete: operations["unfollowCommunity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The members of a community
         * @description Moderators come first, then by name. Requests and invitations are for those who decide (`canManageMembers`); others get none.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example shift-leads-torino */
                communityId: components["schemas"]["Id"];
                /** @example amina-diallo */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a member out of a community
         * @description For those who decide (`canManageMembers`); an invitation is taken back in the same way. Repeating it changes nothing. Within an hour `updateMember` brings the person back. The person hears of it.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Let a member moderate, or moderate no more
         * @description For those who decide (`canManageMembers`). Whoever was removed within the last hour belongs again, so that a removal can be taken back. The person hears of it.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/members/{userId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example shift-leads-torino */
                communityId: components["schemas"]["Id"];
                /** @example nicolo-villa */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or decline a request
         * @description The person who asked hears of it.
         */
        put: operations["decideMembership"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example shift-leads-torino */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite people and groups into a community
         * @description For those who decide (`canManageMembers`). Who has asked to join is let in; who is invited or belongs already hears nothing, so repeating it invites nobody twice.
         */
        post: operations["inviteMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The pictures and files of a community's posts
         * @description Of published posts that are not archived; the newest first where nothing else is asked for.
         */
        get: operations["listCommunityFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/post-narrowing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * By what the posts of a community can be narrowed
         * @description Of all posts in use, or of the whole archive, whatever a list is narrowed to already. Beside `listPosts`, because only the table of a community offers it.
         */
        get: operations["getPostNarrowing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/catalogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The catalogs that communities stand in */
        get: operations["listCatalogs"];
        put?: never;
        /**
         * Make a catalog
         * @description For those who make communities (`canEdit` of the list). There are 200 at most.
         */
        post: operations["createCatalog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/catalogs/{catalogId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The catalog.
                 * @example catalog-work
                 */
                catalogId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change what a catalog is called, what stands in it, and where it stands
         * @description For those who may (`canEdit`). The token rises with the catalog's own changes only: moving another one leaves it.
         */
        put: operations["updateCatalog"];
        post?: never;
        /**
         * Delete a catalog
         * @description For those who may (`canEdit`). The communities in it stay, and stand by themselves afterwards.
         */
        delete: operations["deleteCatalog"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/feed-positions/{scope}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which feed.
                 * @example dashboard
                 */
                scope: "dashboard";
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Keep where a person stopped in a feed
         * @description Sent once the newest post has been on screen for a moment. A visit lasts until nothing was sent for 30 minutes; until then `position` is where the visit before it ended, on every device.
         */
        put: operations["saveFeedPosition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The collections of the person
         * @description The person's own, then those that others share with them; each by name.
         */
        get: operations["listCollections"];
        put?: never;
        /**
         * Make a collection
         * @description It is empty at first.
         */
        post: operations["createCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/collections/{collectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change what a collection is called and who may read it */
        put: operations["updateCollection"];
        post?: never;
        /**
         * Delete a collection
         * @description Its posts stay where they are.
         */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/collections/{collectionId}/posts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The posts of a collection
         * @description In the order of its owner. Posts that the person cannot read are left out.
         */
        get: operations["listCollectionPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/collections/{collectionId}/posts/{postId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Put a post into a collection
         * @description At its end. Repeating it changes nothing.
         */
        put: operations["addPostToCollection"];
        post?: never;
        /**
         * Take a post out of a collection
         * @description Repeating it changes nothing.
         */
        delete: operations["removePostFromCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/collections/{collectionId}/order": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Move a post within a collection */
        put: operations["reorderCollection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/homes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The homes of the digital workplace that the person can choose */
        get: operations["listHomes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/navigation/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many things wait for the person, by place */
        get: operations["getNavigationCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that waits for the person
         * @description What is overdue first, then what has an end by that end, then the newest. `counts` are those of `getNavigationCounts`.
         */
        get: operations["listWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts whose event lies ahead
         * @description The next one first, of all communities that the person can read, or of one. What is over, cancelled or archived is left out.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts, comments, media and documents that hold some words
         * @description Case, accents, final sigma, `ß` and `ss` make no difference. A word of three or more letters finds words that begin with it, a shorter one whole words; `#name` finds the hashtag. Searched are titles, texts, tables, comments, hashtags, descriptions of pictures, and names and contents of files in their newest version, a few seconds after a change at most. Results, counts and facets hold only what the person may read. Of one type the results are flat; of all or several they are posts, each with its best finds inside.
         */
        get: operations["searchContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/search/quick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a person may want to go while they type
         * @description Each word stands for what begins with it, however short it is: communities and people by their names, posts by their titles or numbers, hashtags by their names; a word with `#` in front of it stands for hashtags alone. What holds most of the words comes first, and at most four of a kind are named. Nothing is named that the person may not read, but a closed community that is listed, by its name; people are named to those who may look people up.
         */
        get: operations["quickSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/mentions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the person is mentioned
         * @description The newest first. What they can no longer open is left out: a comment that was removed, a post that is gone or closed to them.
         */
        get: operations["listMentions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/mentions/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark mentions as read
         * @description Some of them, or all up to one; what arrived later stays unread. A mention is read together with its notification, whichever of the two is marked. Repeating it changes nothing, and neither do ids that are not known.
         */
        put: operations["markMentionsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts that the person keeps
         * @description `bookmarkPost` puts a post there and `removePostBookmark` takes it out. One that was removed, or is closed to the person now, stays as an entry without its post until it is taken out.
         */
        get: operations["listFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the feed
         * @description Newest first, of all communities that the person can read, or of one. The filter `unanswered` holds posts of 1 to 30 days ago to which nobody but the author has said anything.
         */
        get: operations["listPosts"];
        put?: never;
        /**
         * Begin a post
         * @description Makes an unpublished post with an empty draft, or with the chosen parts of another post. Asked at the first letter, so that an editor that was only opened leaves nothing behind. A repeated key answers with the post that it made.
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A post in full
         * @description Reading it marks it as read for the person.
         */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /**
         * Remove a post for good
         * @description Its comments, files and answers go with it. Its followers hear of it, without a link.
         */
        delete: operations["removePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/acknowledgements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-908
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Who has acknowledged a post
         * @description By name. The counts are of all who are asked, whatever is asked for here.
         */
        get: operations["listAcknowledgements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/acknowledgements/mine": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Acknowledge a post
         * @description Records that the person agrees to the statement, with the revision that they have read. Repeating it changes nothing.
         */
        put: operations["acknowledgePost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/acknowledgements/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-908
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind those who have not acknowledged
         * @description Who was reminded within the last 24 hours is left out; where nobody is left, the call is refused.
         */
        post: operations["remindAcknowledgements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the person has written and not published
         * @description Failed schedules first, then by the last change.
         */
        get: operations["listDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The person's draft of a post
         * @description Each person has at most one draft of a post.
         */
        get: operations["getDraft"];
        /**
         * Save the person's draft of a post
         * @description Readers see nothing of it. Begins a draft where there is none and `occToken` is null. A draft with problems is saved as well.
         */
        put: operations["saveDraft"];
        post?: never;
        /**
         * Discard the person's draft of a post
         * @description A post that was never published goes with it.
         */
        delete: operations["discardDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a draft
         * @description At once, or at a time between two minutes and a year ahead. Publishing an edit makes a new revision.
         */
        post: operations["publishPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1037
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a post back from its schedule
         * @description It is a draft again.
         */
        delete: operations["unschedulePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-967
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Move a post to the archive
         * @description Comments and answers are closed, and everything stays readable. Repeating it changes nothing.
         */
        put: operations["archivePost"];
        post?: never;
        /**
         * Bring a post back from the archive
         * @description Everything that the archive closed is open again. Repeating it changes nothing.
         */
        delete: operations["unarchivePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/data": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change who does it, when, and how urgent it is
         * @description Only what is sent changes. Followers and the assignees before and after hear of it, with the values before and after.
         */
        patch: operations["updatePostData"];
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/relations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-967
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The posts that a post is related to
         * @description In order of time. Posts that the person cannot read are counted and never named.
         */
        get: operations["listRelations"];
        put?: never;
        /**
         * Relate a post to another one
         * @description The post of the path is the one that replaces, continues or is related. Readers of a replaced post are told which one holds now.
         */
        post: operations["createRelation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/relations/{relationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-957
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The relation.
                 * @example rel-1
                 */
                relationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a relation away
         * @description Both posts stay.
         */
        delete: operations["removeRelation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/post-candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts that can be chosen
         * @description At most twenty that the person can read: the one of that number first, then those whose title has the words, the newest first.
         */
        get: operations["listPostCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The published texts of a post
         * @description Newest first.
         */
        get: operations["listPostRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/revisions/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description Its number, from 1.
                 * @example 2
                 */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        /**
         * One published text of a post
         * @description The text as readers had it then.
         */
        get: operations["getPostRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Who can read a post
         * @description How many people, and who may do more than read.
         */
        get: operations["getPostVisibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/visibility/readers/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The person.
                 * @example marco-bianchi
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Whether a person can read a post, and why
         * @description Answers for everyone that the asking person can find, blocked and deleted accounts included.
         */
        get: operations["explainPostReader"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/images": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a picture among those of a post
         * @description Readers see it once a text that shows it is published. A repeated key answers with the picture that it made.
         */
        post: operations["addPostImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/images/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The picture.
                 * @example image-1
                 */
                imageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the words of a picture
         * @description Its description, caption and focal point; other pixels are another picture.
         */
        patch: operations["updatePostImage"];
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/tables": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a table for a post
         * @description It never changes, so that a published text and its older revisions keep theirs. A repeated key answers with the table that it made.
         */
        post: operations["createTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Who is invited
         * @description By name. The counts are of all, whatever is asked for here.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite people and groups
         * @description Each person once, also when several of the groups hold them. Repeating it invites nobody twice. Staff hear of it as `event-staff-invitation`, guests as `activity-assigned`.
         */
        post: operations["invitePeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/invitations/mine": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Answer an invitation
         * @description Replaces the answer before, its note included. At a full event `accepted` becomes `waiting`; to decline is always possible. Readers may come to an event that is open to them without having been invited.
         */
        put: operations["respondToInvitation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The invitation.
                 * @example inv-1015-1
                 */
                invitationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an invitation back
         * @description The person hears nothing of it.
         */
        delete: operations["removeInvitation"];
        options?: never;
        head?: never;
        /**
         * Change an invitation
         * @description What the organiser knows better: the duty, or an answer that was given by word. The organiser may accept beyond the capacity.
         */
        patch: operations["updateInvitation"];
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/calendar-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The event for a calendar
         * @description iCalendar (RFC 5545). Moments stand in UTC, whole days as days with the end exclusive, local times without a zone.
         */
        get: operations["getCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/subject-candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People and groups that a text, a task or an invitation could name
         * @description At most eight, the best match first, those who cannot read the post or the community last.
         */
        get: operations["listSubjectCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/hashtags": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The community.
                 * @example quality-and-safety
                 */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The hashtags of a community
         * @description The most used first where nothing else is asked for; deleted ones are left out. None where the community has switched its hashtags off.
         */
        get: operations["listCommunityHashtags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/like": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Like a post
         * @description Repeating it changes nothing.
         */
        put: operations["likePost"];
        post?: never;
        /**
         * Take the like of a post back
         * @description Repeating it changes nothing.
         */
        delete: operations["unlikePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/bookmark": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Put a post among the favourites
         * @description Repeating it changes nothing.
         */
        put: operations["bookmarkPost"];
        post?: never;
        /**
         * Take a post from the favourites
         * @description Repeating it changes nothing.
         */
        delete: operations["removePostBookmark"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/touch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a post was changed
         * @description Asked once after an upload that took more than one save, so that followers hear of one change and not of several.
         */
        post: operations["touchPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The comments of a post
         * @description Oldest first; replies stand in the order of time as well, and name what they answer.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Write a comment or a reply
         * @description Mentions in the content notify the people mentioned. At most 10,000 characters. `clientKey` makes it safe to repeat.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The comment.
                 * @example cm-808
                 */
                commentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own comment
         * @description Replaces the content; people who are mentioned for the first time are notified. The limits are those of a new comment. The author alone may do it, and only while the post takes comments.
         */
        put: operations["updateComment"];
        post?: never;
        /**
         * Delete a comment
         * @description Its place remains, so that replies keep their sense. The author may do it, and so may those who moderate the community; then the author is notified.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/comments/{commentId}/like": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The comment.
                 * @example cm-802
                 */
                commentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Like a comment
         * @description Repeating it changes nothing.
         */
        put: operations["likeComment"];
        post?: never;
        /**
         * Take the like of a comment back
         * @description Repeating it changes nothing.
         */
        delete: operations["unlikeComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** The files of a post with their versions */
        get: operations["listAttachments"];
        put?: never;
        /**
         * Save what changed in the files of a post
         * @description Adds, updates and removes in one step: all of it happens or nothing. The next save names the `nextOccToken` of this answer.
         */
        post: operations["saveAttachments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/attachments/{attachmentId}/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The attachment.
                 * @example att-1
                 */
                attachmentId: components["schemas"]["Id"];
                /**
                 * @description The version to bring back.
                 * @example 1
                 */
                version: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back an old version of a file as its newest
         * @description The versions between stay. Those who follow the post hear of a new version.
         */
        post: operations["restoreAttachmentVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/attachment-upload-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce files that will be uploaded
         * @description Opens a place for their bytes. Files that come to mind later join it by naming it, or get a session of their own.
         */
        post: operations["createUploadSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/attachment-upload-sessions/{sessionId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The upload session.
                 * @example upload-1
                 */
                sessionId: components["schemas"]["Id"];
                /**
                 * @description The file within the session.
                 * @example file-1
                 */
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Upload a stretch of a file
         * @description Stretches come in order. A body that is longer than its range is refused without being read to its end. After a pause or a lost connection the client asks how far the file has come and goes on from there.
         */
        put: operations["uploadFileRange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/attachment-upload-sessions/{sessionId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The upload session.
                 * @example upload-1
                 */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an upload session
         * @description Asked when every file of it was saved or given up; what was not saved is thrown away. Repeating it changes nothing.
         */
        post: operations["completeUploadSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/attachments/{attachmentId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The attachment.
                 * @example att-1
                 */
                attachmentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The bytes of an attachment
         * @description Opened by themselves they must run nothing of what somebody uploaded: they come with `nosniff` and a `Content-Security-Policy` of `sandbox`, except a PDF that is shown, which the browser's own reader draws.
         */
        get: operations["getAttachmentContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/data/hashtags/{id}/instances-count": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hashtag.
                 * @example safety
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** A hashtag and how often it is used */
        get: operations["getHashtagInstancesCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/hashtags/{hashtagId}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hashtag.
                 * @example line4
                 */
                hashtagId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Follow a hashtag
         * @description Repeating it changes nothing.
         */
        put: operations["followHashtag"];
        post?: never;
        /**
         * Follow a hashtag no longer
         * @description Repeating it changes nothing.
         */
        delete: operations["unfollowHashtag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/data/tables/{tableId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The table.
                 * @example values-line-4
                 */
                tableId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** A table with its title */
        get: operations["getTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/update-notifications/user-notifications-channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where to listen for "something changed"
         * @description Names the realtime channel of the signed-in person; the transport comes from the auth domain.
         */
        get: operations["getUserNotificationsChannel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/update-notifications/notifications-stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notifications, newest first
         * @description Without a token the newest page. With `pageToken` the next older page. With `syncToken` what is new or changed since that token, at most `pageSize` entries: a full page means that more may be missing, and the client then asks for the stream anew.
         */
        get: operations["getNotificationsStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/update-notifications/unread-notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many notifications are unread */
        get: operations["getUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/update-notifications/mark-notifications-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark some notifications as read
         * @description Repeating it changes nothing. An aggregated entry is sent with its own id and the ids that it folds. The answer is inferred, since the specification shows none.
         */
        post: operations["markNotificationsAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/update-notifications/mark-all-notifications-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark everything up to one notification as read
         * @description The person saw the stream up to this entry; what arrived later stays unread. Repeating it changes nothing. The answer is inferred, since the specification shows none.
         */
        post: operations["markAllNotificationsAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/ai/chat/rag/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the assistant
         * @description The answer comes whole. It rests on what the person may read, and says on what.
         */
        post: operations["askAssistant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/ai/messages/{id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The answer, by the id that it came with.
                 * @example ai-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what one thinks of an answer
         * @description Each request replaces the opinion before it. That the answer is empty is inferred, since the specification shows none.
         */
        post: operations["sendMessageFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The workflows that the person can see
         * @description Those that run in a community that the person may read.
         */
        get: operations["listWorkflows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/workflows/{workflowId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workflow.
                 * @example wf-review
                 */
                workflowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A workflow
         * @description Its states with their targets, and who may take which step.
         */
        get: operations["getWorkflow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/workflow-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts in workflows
         * @description Neither archived posts nor those without a state.
         */
        get: operations["listWorkflowPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/workflow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Where a post stands in its workflow
         * @description With the steps behind and before it, and what stands in the way of each.
         */
        get: operations["getPostWorkflow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/workflow/records": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What was decided about a post
         * @description Newest first; what was undone stays.
         */
        get: operations["listTransitionRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/workflow/records/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The record.
                 * @example wr-1042-2
                 */
                recordId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the note and values of a record
         * @description Only what is sent changes. Its actor and moderators may, as long as the post has not moved on. Followers are notified.
         */
        patch: operations["updateTransitionRecord"];
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/workflow/records/{recordId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The record.
                 * @example wr-1042-2
                 */
                recordId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a step back
         * @description Only who took it, until `undoUntil`, and only the newest one. Nobody is notified.
         */
        post: operations["undoTransition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/workflow/transitions/{transitionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The transition.
                 * @example tr-approve
                 */
                transitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One step from the state of a post
         * @description With its form, its effects and what stands in its way. Also one that does not begin at the state of the post; then a blocker says so.
         */
        get: operations["getTransitionOption"];
        put?: never;
        /**
         * Take a step
         * @description Followers are notified once it cannot be undone any more. A repeated key answers with the record that it made. It is irreversible where the transition is not undoable.
         */
        post: operations["transitionPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tasks by whom they concern
         * @description Those of archived posts rest: they are in no number, and in no list but that of their post. `counts` follow all filters but `state` and `due`.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make tasks at a post
         * @description One for each assignee, who are notified. A repeated key answers with the tasks that it made.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/sub-activities": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The sub-activities of a post
         * @description In the order that those who plan the post gave them.
         */
        get: operations["listSubActivities"];
        put?: never;
        /**
         * Add a sub-activity
         * @description It becomes the last one. Its assignee is notified. A repeated key answers with what it made.
         */
        post: operations["createSubActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/sub-activities/order": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Put a sub-activity in another place
         * @description It comes after another one, or first.
         */
        put: operations["reorderSubActivities"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/sub-activities/{subActivityId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The sub-activity.
                 * @example sa-1042-1
                 */
                subActivityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a sub-activity
         * @description It is gone for everyone.
         */
        delete: operations["removeSubActivity"];
        options?: never;
        head?: never;
        /**
         * Change a sub-activity
         * @description Only what is sent changes. Its assignee is notified, a new one that it is theirs; of an end alone only once it has stood for 30 seconds.
         */
        patch: operations["updateSubActivity"];
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A task in full
         * @description With what the person may do with it.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description Its assignee and its monitors hear of it.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Change a task
         * @description Only what is sent changes. Its assignee and its monitors hear of it, a new assignee that it is theirs.
         */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say how far a task is
         * @description Open or in progress.
         */
        put: operations["moveTask"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a task
         * @description Its creator and its monitors are notified after 30 seconds, unless it is open again by then.
         */
        post: operations["closeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-340
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a closed task again
         * @description Within 30 seconds of closing nobody is notified of either.
         */
        post: operations["reopenTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/take": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-322
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a task of a group
         * @description The first wins.
         */
        post: operations["takeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-322
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a task back to its group
         * @description By the person who took it.
         */
        post: operations["releaseTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/monitor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-322
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Follow a task
         * @description Repeating it changes nothing.
         */
        put: operations["monitorTask"];
        post?: never;
        /**
         * Stop following a task
         * @description Repeating it changes nothing.
         */
        delete: operations["unmonitorTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-325
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind the assignee of a task
         * @description Once a day.
         */
        post: operations["remindTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a task
         * @description At the same post, open and without comments. Its assignee is notified.
         */
        post: operations["copyTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-302
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The comments of a task
         * @description Oldest first.
         */
        get: operations["listTaskComments"];
        put?: never;
        /**
         * Write a comment below a task
         * @description Mentions in the content notify the people mentioned. At most 10,000 characters. `clientKey` makes it safe to repeat.
         */
        post: operations["createTaskComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-302
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What happened to a task
         * @description Newest first, comments excluded.
         */
        get: operations["listTaskActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save what changed in the files of a task
         * @description Adds, updates and removes in one step: all of it happens or nothing. Bytes come in an upload session with the `purpose` task. Its assignee and its monitors hear of new files.
         */
        post: operations["saveTaskAttachments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/feedback-requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The requests for feedback at a post
         * @description Newest first: all of them for who looks after the post, else those that ask the person.
         */
        get: operations["listFeedbackRequests"];
        put?: never;
        /**
         * Ask people for feedback
         * @description Each of them gets a task and is notified. A repeated key answers with what it made.
         */
        post: operations["createFeedbackRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/feedback-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a request for feedback
         * @description For those who look after it and those who were asked; for everybody else there is none.
         */
        get: operations["getFeedbackRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a request for feedback
         * @description What is left out stays as it is. The people in `addRecipients` get a task and are notified, whoever was asked already is not asked twice. Those who have not answered hear of another question or another end; answers stay.
         */
        patch: operations["updateFeedbackRequest"];
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/feedback-requests/{requestId}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind those who have not answered
         * @description Who was reminded within the last 24 hours is left out; where nobody is left, the call is refused.
         */
        post: operations["remindFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/feedback-requests/{requestId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a request for feedback
         * @description Nobody can answer it any more; what was submitted stays and can be accepted. Closing it again changes nothing.
         */
        post: operations["closeFeedbackRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/feedback-requests/{requestId}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The people who were asked, and their answers
         * @description By name. The counts are of all who were asked, whatever is asked for here.
         */
        get: operations["listFeedbackTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/feedback-tasks/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-311
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What a person was asked, and their answer
         * @description For the person themselves and for who looks after the request.
         */
        get: operations["getFeedbackTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/feedback-tasks/{taskId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-311
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Keep an answer that is being written
         * @description Nobody else sees it.
         */
        put: operations["saveFeedbackDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/feedback-tasks/{taskId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-311
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an answer
         * @description What was kept goes to who asked. It needs words, a verdict or a file.
         */
        post: operations["submitFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/feedback-tasks/{taskId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-502
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an answer
         * @description Its author is notified.
         */
        post: operations["acceptFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/feedback-tasks/{taskId}/return": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-502
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return an answer
         * @description Its author is notified, and can change and submit it again.
         */
        post: operations["returnFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/feedback-tasks/{taskId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-501
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw what a person was asked
         * @description They need not answer any more, and are notified.
         */
        post: operations["withdrawFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/bulk-transitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's own bulk transitions
         * @description Those of the last 90 days, newest first.
         */
        get: operations["listBulkTransitions"];
        put?: never;
        /**
         * Start a bulk transition
         * @description The server goes through the posts by itself. One operation of a person runs at a time.
         */
        post: operations["startBulkTransition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/bulk-transitions/last-unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last operation that the person has not acknowledged
         * @description Asked once at the start of the portal, and every two seconds while it runs.
         */
        get: operations["getLastUnreadBulkTransition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/bulk-transitions/preflights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check posts before they are moved
         * @description Nothing is moved. The answer says of each post whether it can be moved, and why not.
         */
        post: operations["createBulkPreflight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/bulk-transitions/preflights/{preflightId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The check.
                 * @example preflight-1
                 */
                preflightId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A check of many posts
         * @description As the posts stand now, with what the person has chosen.
         */
        get: operations["getBulkPreflight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose where posts go, which, and with what
         * @description The posts are checked again. Nothing is moved.
         */
        patch: operations["updateBulkPreflight"];
        trace?: never;
    };
    "/internal/v2/communication/bulk-transitions/{operationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The operation.
                 * @example bulk-1
                 */
                operationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One operation with the outcome of every post
         * @description Also after it was acknowledged, for the report.
         */
        get: operations["getBulkTransition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/bulk-transitions/{operationId}/abort": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The operation.
                 * @example bulk-1
                 */
                operationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an operation
         * @description Posts that were moved stay where they are. It may run on for the post in hand, so the answer can still be in progress. Repeating it changes nothing.
         */
        post: operations["abortBulkTransition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/bulk-transitions/{operationId}/mark-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The operation.
                 * @example bulk-1
                 */
                operationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge a finished operation
         * @description It is then no longer the last unread one. Repeating it changes nothing.
         */
        post: operations["markBulkTransitionAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        SignInRequest: {
            userName: string;
            /** Format: password */
            password: string;
        };
        /** @description Opaque identifier; never parsed, only compared and put into addresses. */
        Id: string;
        /** @description A part of the organisation. */
        OrganisationUnit: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A person's profile. What the viewer may not see is null, as is what was never given. */
        User: {
            id: components["schemas"]["Id"];
            fullName: string;
            firstName: string;
            /**
             * Format: uri-reference
             * @description Absent picture is null; initials are drawn instead.
             */
            accountPhotoUrl: string | null;
            /** @description One line under the name. */
            caption: string | null;
            role: string | null;
            /** @description Plain text, lines kept. */
            biography: string | null;
            deleted: boolean;
            /** @description The person cannot sign in at the moment. */
            blocked: boolean;
            /** @description Hidden from everybody except administrators and the person. */
            privateProfile: boolean;
            followedByMe: boolean;
            contactEmail: string | null;
            phone: string | null;
            internalPhone: string | null;
            mobilePhone: string | null;
            place: string | null;
            area: components["schemas"]["OrganisationUnit"] | null;
            businessUnit: components["schemas"]["OrganisationUnit"] | null;
        };
        /** @description The right to use a paid part of the product. */
        Licence: {
            /**
             * @description Open list; the portal knows `chat` and `xlearning`.
             * @example chat
             * @example xlearning
             */
            type: string;
        };
        /** @description What the person may do beyond an ordinary member. */
        Capabilities: {
            /** @description Gives root permission. */
            resellerAdmin: boolean;
            /** @description Gives access to the registries of groups and people. */
            manageUsers: boolean;
        };
        UserSettings: {
            /** @description Whether this person may open profiles of others that are not private. */
            viewUserProfiles: boolean;
        };
        /** @description The signed-in person, with what they own and may do. */
        CurrentUser: components["schemas"]["User"] & {
            licences: components["schemas"]["Licence"][];
            capabilities: components["schemas"]["Capabilities"];
            userSettings: components["schemas"]["UserSettings"];
            /** @description IANA name; null means the time zone of the browser. */
            timeZone: string | null;
            /** @description Code of the language the person chose; null means the one of the browser, if offered. */
            languageCode: string | null;
        };
        /** @description Who is signed in on this browser. Asked for at start, so being signed out is an answer and not an error. */
        Session: {
            user: components["schemas"]["CurrentUser"] | null;
        };
        /** @description One part of the request that was not accepted. */
        ProblemEntry: {
            /** @description JSON pointer into the request body, or `/query/name`, `/path/name`, `/header/name`. */
            pointer: string;
            /** @description Stable kebab-case code of the reason. */
            code: string;
            /** @description English sentence for logs. */
            message: string;
        };
        /** @description What went wrong, for a program by `code` and for a person by the words that the portal chooses for that code. */
        Problem: {
            /**
             * Format: uri-reference
             * @description Names the kind of problem; relative to the API, so that no foreign host is named.
             */
            type: string;
            /** @description Short English summary of the kind of problem, for logs; never shown to people. */
            title: string;
            /** @description The same number as the HTTP status. */
            status: number;
            /** @description What is particular about this occurrence, for logs. */
            detail?: string;
            /** @description Stable kebab-case code; the portal decides by it and never by the title. */
            code: string;
            /** @description The X-Request-Id of the request, so that a person can quote it. */
            requestId?: string;
            /** @description One entry for each part of the request that was not accepted. */
            errors?: components["schemas"]["ProblemEntry"][];
            /** @description How the thing stands now, in the shape in which the operation gives it, where the request was made for an older state (409), so that both can be shown beside each other. */
            current?: {
                [key: string]: unknown;
            };
        };
        /** @description What a new password must fulfil. Absent rules do not apply, except the minimum length, whose default is 6. */
        PasswordPolicy: {
            /** @description Version of this shape. The portal knows version 1 and refuses any other on the screens that need it. */
            schemaVersion: number;
            /** @default 6 */
            minimumLength?: number;
            maximumLength?: number;
            lowercaseRequired?: boolean;
            uppercaseRequired?: boolean;
            numericRequired?: boolean;
            nonAlphanumericRequired?: boolean;
        };
        PasswordRecoveryRequest: {
            userName: string;
        };
        /** @description One-time token from a mail or from a sign-in that happened elsewhere. */
        MailToken: string;
        ChangePasswordRequest: {
            confirmToken: components["schemas"]["MailToken"];
            /** Format: password */
            password: string;
        };
        VerifyPrivateEmailRequest: {
            verifyToken: components["schemas"]["MailToken"];
        };
        UnsubscribeRequest: {
            token: components["schemas"]["MailToken"];
        };
        ExchangeResultTokenRequest: {
            resultToken: components["schemas"]["MailToken"];
        };
        /** @description Configuration of the firebase app. The server names the database, so people can be spread over several. */
        RealtimeOptions: {
            apiKey: string;
            projectId: string;
            /** Format: uri */
            databaseURL: string;
            appId?: string;
            /**
             * Format: uri
             * @description Only where a stand-in takes the place of the identity service.
             */
            authEmulatorUrl?: string;
        };
        /** @description How to reach the realtime service, and with what right. */
        TransportParams: {
            realtimeOptions: components["schemas"]["RealtimeOptions"];
            /** @description Custom token that the realtime service takes for this person; it opens their own channel only. */
            authToken: string;
        };
        ClientTransport: {
            transportParams: components["schemas"]["TransportParams"];
        };
        PushChannelsClientTransport: {
            clientTransport: components["schemas"]["ClientTransport"];
        };
        InstalledFeatures: {
            chat: boolean;
            chatEmbedded: boolean;
            xlearning: boolean;
            /** @description Whether the portal has the assistant. */
            aiAssistant: boolean;
        };
        /**
         * Format: date-time
         * @description A moment in UTC, ISO 8601.
         */
        Instant: string;
        /** @description Which build the server serves. A change tells open tabs that a new version is there. */
        BuildInfo: {
            version: string;
            builtAt: components["schemas"]["Instant"];
            commit: string;
        };
        /** @description Where phones get the app; null where there is none. */
        MobileAppDownloadUrl: {
            /** Format: uri */
            ios: string | null;
            /** Format: uri */
            android: string | null;
            /** Format: uri */
            generic: string | null;
        };
        /** @description Whose portal it is. Hue and chroma tint the one accent colour, after a check of contrast. */
        Customer: {
            name: string;
            /** Format: uri-reference */
            logoUrl: string | null;
            accentHue: number | null;
            accentChroma: number | null;
        };
        Language: {
            code: string;
            /** @description The language's own name for itself. */
            description: string;
        };
        /** @description The installation. Answering this call is what tells that the service is up. */
        Environment: {
            installedFeatures: components["schemas"]["InstalledFeatures"];
            /**
             * Format: uri-reference
             * @description Start of links that leave the portal for the plant.
             */
            plantBaseUrl: string;
            plantId: components["schemas"]["Id"];
            /** @description Passed to the telemetry seam; null means no telemetry. */
            analyticsClientId: string | null;
            buildInfo: components["schemas"]["BuildInfo"];
            mobileAppDownloadUrl: components["schemas"]["MobileAppDownloadUrl"];
            customer: components["schemas"]["Customer"];
            /** @description Those that people can choose, in the order of the menu. */
            languages: components["schemas"]["Language"][];
        };
        TimeZone: {
            /** @description IANA name. */
            id: string;
            /** @description In the language of the request. */
            description: string;
        };
        TimeZones: {
            timeZones: components["schemas"]["TimeZone"][];
        };
        /** @description A message of the operator, shown until the person acknowledges it. */
        SystemMessage: {
            id: components["schemas"]["Id"];
            text: string;
        };
        SystemMessages: {
            items: components["schemas"]["SystemMessage"][];
        };
        /** @description Translations, nested as deep as the keys have parts. Merged over the portal's own words. */
        LabelTree: {
            [key: string]: string | components["schemas"]["LabelTree"];
        };
        InfoCarousel: {
            /** @description JSON text that keeps `events/carousel-config.schema.json`. An empty string means that there is nothing to show. */
            config: string;
        };
        /** @description An entry of the links dialog. */
        ExternalLink: {
            id: components["schemas"]["Id"];
            name: string;
            /**
             * Format: uri-reference
             * @description Web address of where it leads. Without a host it is seen from where the portal is served: `./chat/` and `/chat/` lie below the portal, `../learning/` beside it.
             */
            url: string;
            /**
             * Format: uri-reference
             * @description Null where the links dialog shows an icon of its own.
             */
            iconUrl: string | null;
            /** @description Type of the licence that the link needs, null for none; the client filters too. */
            licence: string | null;
        };
        ExternalLinks: components["schemas"]["ExternalLink"][];
        /** @description A person as they appear beside their work. */
        UserSummary: {
            id: components["schemas"]["Id"];
            fullName: string;
            firstName: string;
            /**
             * Format: uri-reference
             * @description Absent picture is null; initials are drawn instead.
             */
            accountPhotoUrl: string | null;
            /** @description The account no longer exists; the name stays beside what the person wrote. */
            deleted: boolean;
        };
        /** @description What of a person a search found. */
        PersonMatch: {
            field: string;
            /** @description The whole text in which the word stands, as the profile has it. */
            text: string;
        };
        /** @description A person as they stand in the directory. What the viewer may not see is null, as is what was never given. Of a private profile the name and the photo are there. */
        PersonSummary: components["schemas"]["UserSummary"] & {
            /** @description One line under the name. */
            caption: string | null;
            role: string | null;
            place: string | null;
            area: components["schemas"]["OrganisationUnit"] | null;
            businessUnit: components["schemas"]["OrganisationUnit"] | null;
            phone: string | null;
            /** @description The number within the organisation, an extension. */
            internalPhone: string | null;
            /** @description Null also where the person shows it to no colleague. */
            mobilePhone: string | null;
            /** @description IANA name of the zone in which the person works. */
            timeZone: string | null;
            /** @description Hidden from everybody except administrators and the person. */
            privateProfile: boolean;
            followedByMe: boolean;
            /** @description Where the search found the words that the name does not have, each field once; empty without a search and where the name has them all. */
            matches: components["schemas"]["PersonMatch"][];
        };
        /** @description A page of the directory. */
        PeoplePage: {
            people: components["schemas"]["PersonSummary"][];
            /** @description How many people are found, over all pages. */
            totalCount: number;
            /** @description Null on the last page. */
            nextPageToken: string | null;
        };
        /** @description A value of a filter. */
        Facet: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description How many people have it among those whom the search and the other filters find. */
            count: number;
        };
        /** @description What the people who are found can be narrowed by: at most 50 values of each filter, the most frequent first. A value that is chosen already is among them even where nobody is left who has it. */
        PeopleFacets: {
            place: components["schemas"]["Facet"][];
            area: components["schemas"]["Facet"][];
        };
        /** @description Whether the viewer follows the person now. */
        UserFollow: {
            followedByMe: boolean;
        };
        Group: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            membersCount: number;
            deleted: boolean;
        };
        /** @description A person as they appear in the list of a group. */
        GroupMember: components["schemas"]["UserSummary"] & {
            caption: string | null;
        };
        /** @description A page of a group's members, by name. */
        GroupMembersPage: {
            members: components["schemas"]["GroupMember"][];
            /** @description How many members the search finds, over all pages. */
            totalCount: number;
            /** @description Null on the last page. */
            nextPageToken: string | null;
        };
        /**
         * @description Name of a colour; the portal's tokens decide what it looks like in each theme.
         * @enum {string}
         */
        CommunityColor: "green" | "red" | "blue" | "violet" | "amber" | "teal" | "rose" | "slate";
        /** @description A community as it appears beside its posts. */
        CommunitySummary: {
            id: components["schemas"]["Id"];
            name: string;
            color: components["schemas"]["CommunityColor"];
        };
        /** @description That a community is in the archive. */
        CommunityArchived: {
            at: components["schemas"]["Instant"];
            by: components["schemas"]["UserSummary"];
            /** @description Why, as its moderator put it. */
            note: string | null;
        };
        /** @description How a person stands to a community. */
        Membership: {
            user: components["schemas"]["UserSummary"];
            /** @enum {string} */
            state: "requested" | "invited" | "member";
            /** @enum {string} */
            role: "member" | "moderator";
            /** @enum {string} */
            source: "self" | "request" | "invitation" | "organisation";
            /** @description What the person said with the request; only moderators and the person see it. */
            message: string | null;
            requestedAt: components["schemas"]["Instant"] | null;
            invitedBy: components["schemas"]["UserSummary"] | null;
            joinedAt: components["schemas"]["Instant"] | null;
        };
        /** @description Who may read, join and write in a community, and how the person stands to it. Lists tell it too. All of it may be absent where a server does not tell. */
        CommunityAccess: {
            /** @description By whom and when it was archived, and why; null for one that is in use. Archived ones are readable, and nothing can be written, joined or requested. */
            archived?: components["schemas"]["CommunityArchived"] | null;
            /** @enum {string} */
            readAccess?: "everyone" | "members";
            /** @description When false, only members and invited people learn that it exists. */
            listed?: boolean;
            /**
             * @description Who publishes posts.
             * @enum {string}
             */
            posting?: "members" | "moderators";
            /**
             * @description How one becomes a member; `assigned` ones have the members whom the organisation gives them.
             * @enum {string}
             */
            joining?: "open" | "request" | "invitation" | "assigned";
            /** @description In which languages people write there (BCP 47). */
            languages?: string[];
            /** @description The place that it belongs to, as people's profiles name it; null for none. */
            site?: string | null;
            /** @description Posts of the last 7 days. */
            weekPostsCount?: number;
            /** @description The person's own membership; null for none. */
            mine?: components["schemas"]["Membership"] | null;
            /** @description Whether its posts are among those that the person follows. */
            follow?: boolean;
            /** @description When false, the answer holds what leads to joining and nothing of what is written or who belongs: the numbers are 0. */
            canRead?: boolean;
            /** @description Whether the person can join, ask to join or accept an invitation. */
            canJoin?: boolean;
            canLeave?: boolean;
            canFollow?: boolean;
            canCreatePost?: boolean;
            /** @description Whether the person decides who belongs, invites, and says who moderates. */
            canManageMembers?: boolean;
            /** @description Why the person cannot do what they could, by the name of the right (`canJoin`, `canLeave`, `canCreatePost`). */
            reasons?: {
                [key: string]: string;
            };
        };
        /** @description What stays in sight when only a part of the picture is shown; parts of its width and height from the top left. */
        FocalPoint: {
            x: number;
            y: number;
        };
        /** @description A picture of the post, with its size so that nothing moves while it loads. */
        PostImage: {
            id: components["schemas"]["Id"];
            /** Format: uri-reference */
            url: string;
            /** @description In pixels of the picture. */
            width: number;
            /** @description In pixels of the picture. */
            height: number;
            /** @description What it shows, in words; empty for mere decoration. */
            alternativeText: string;
            /** @description Its writer says that it shows nothing to describe. Absent where nobody said. */
            decorative?: boolean;
            /** @description Stands below the picture. */
            caption?: string;
            focalPoint?: components["schemas"]["FocalPoint"];
        };
        /** @description Whom or what an embedded object stands for, with the name at the time of writing. */
        DeltaReference: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Of a mention; a person where it is absent. */
            type?: string;
        };
        /** @description A piece of text or an embedded object, with its formats. */
        DeltaOperation: {
            insert: string | {
                mention?: components["schemas"]["DeltaReference"];
                hashtag?: components["schemas"]["DeltaReference"];
                table?: components["schemas"]["DeltaReference"];
                image?: components["schemas"]["DeltaReference"];
            };
            /** @description Formats such as bold, link or list, by name. */
            attributes?: {
                [key: string]: unknown;
            };
        };
        /** @description Rich text as a Quill delta. A mention is the insert `{mention: {id, name}}`, with `type: group` for a group, a hashtag the insert `{hashtag: {id, name}}`, a table `{table: {id, name}}`, a picture `{image: {id, name}}`. The id `new` of a hashtag stands for one that publishing makes. Unknown inserts are kept unchanged. */
        Delta: {
            ops: components["schemas"]["DeltaOperation"][];
        };
        CommunityRule: {
            id: components["schemas"]["Id"];
            title: string;
            text: string;
        };
        /** @description How much is in the parts of a community, as the person may read it. */
        CommunityCounts: {
            members: number;
            /** @description Those that wait for a decision; 0 for people who do not decide. */
            requests: number;
            /** @description Published posts, without those in the archive. */
            posts?: number;
            archivedPosts?: number;
            /** @description Those ahead, as `listEvents` has them. */
            events?: number;
            /** @description Pictures and files, as `listCommunityFiles` has them. */
            files?: number;
            /** @description As `listCommunityHashtags` has them. */
            hashtags?: number;
        };
        /** @description A workflow as another thing refers to it. */
        WorkflowRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description Names the state that the client has seen (optimistic concurrency control). A save with an old token is refused with the code `occ-conflict`, so that nobody overwrites what they have not read. */
        OccToken: string;
        /** @description What a community says of itself. Lists leave it out, but for the cover in the directory. */
        CommunityDetails: {
            /** @description The picture above it, drawn 6:1 around its focal point. */
            cover?: components["schemas"]["PostImage"] | null;
            about?: components["schemas"]["Delta"] | null;
            rules?: components["schemas"]["CommunityRule"][];
            /** @description Rises with every change of the rules. */
            rulesRevision?: number;
            rulesChangedAt?: components["schemas"]["Instant"] | null;
            moderators?: components["schemas"]["UserSummary"][];
            counts?: components["schemas"]["CommunityCounts"];
            /** @description Which workflow its posts go through; null for none. */
            workflow?: components["schemas"]["WorkflowRef"] | null;
            /** @description Whether the person may change it (`updateCommunity`). */
            canEdit?: boolean;
            /** @description Whether the person may archive it and bring it back. */
            canArchive?: boolean;
            /** @description Whether the person may remove it for good (`removeCommunity`); true only while it is archived. */
            canRemove?: boolean;
            /** @description Goes along with a change; only there for those who may change or archive it. */
            occToken?: components["schemas"]["OccToken"];
        };
        /** @description A community as the person sees it. */
        Community: components["schemas"]["CommunitySummary"] & {
            description: string | null;
            membersCount: number;
            postsCount: number;
            /** @description Posts that this person has not read yet. */
            unreadPostsCount: number;
            hashtagsEnabled: boolean;
            /** @enum {string} */
            membership: "none" | "member" | "moderator";
            catalogId: string | null;
        } & components["schemas"]["CommunityAccess"] & components["schemas"]["CommunityDetails"];
        CommunityList: {
            communities: components["schemas"]["Community"][];
            /** @description How many there are in all pages. */
            totalCount?: number;
            /** @description Asks for the next page; null or absent at the end. */
            nextPageToken?: string | null;
            /** @description Whether the person may make a community. */
            canCreate?: boolean;
            /** @description The places of the organisation, by which the directory can be narrowed; only told in the directory. */
            sites?: string[];
        };
        WrittenRule: {
            title: string;
            text: string;
        };
        /** @description What is said of a community when it is made or changed. */
        CommunityFields: {
            name?: string;
            description?: string | null;
            color?: components["schemas"]["CommunityColor"];
            /** @description The catalog it stands in; null for none. */
            catalogId?: components["schemas"]["Id"] | null;
            languages?: string[];
            site?: string | null;
            /** @enum {string} */
            readAccess?: "everyone" | "members";
            listed?: boolean;
            /** @enum {string} */
            posting?: "members" | "moderators";
            /** @enum {string} */
            joining?: "open" | "request" | "invitation" | "assigned";
            hashtagsEnabled?: boolean;
            /** @description At most 10,000 letters. */
            about?: components["schemas"]["Delta"] | null;
            /** @description All rules in their order; they take the place of those that were there, and `rulesRevision` rises. */
            rules?: components["schemas"]["WrittenRule"][];
        };
        /** @description A community to make. Where nothing is said, everyone reads and joins it, and its members write in it. */
        NewCommunity: components["schemas"]["CommunityFields"] & {
            name: string;
        };
        /** @description What the picture shows, for those who cannot see it. */
        AlternativeText: string;
        /** @description A picture whose bytes have arrived, or new words of the one that is there; what is absent stays. */
        CommunityCover: {
            /** @description Of an upload session of the same community with the purpose `cover`; absent where the picture stays. */
            fileId?: components["schemas"]["Id"];
            alternativeText?: components["schemas"]["AlternativeText"];
            /** @description It shows nothing that a reader would miss, and needs no description. */
            decorative?: boolean;
            focalPoint?: components["schemas"]["FocalPoint"];
        };
        /** @description What changes of a community; what is absent stays. */
        CommunityChange: components["schemas"]["CommunityFields"] & {
            occToken: components["schemas"]["OccToken"];
            /** @description The picture above it; null for none. */
            cover?: components["schemas"]["CommunityCover"] | null;
        };
        /** @description What is said when a community is archived. */
        CommunityArchiving: {
            /** @description Why; it stands above the community. */
            note?: string;
            occToken: components["schemas"]["OccToken"];
        };
        /** @description What a person says who joins or asks to join. */
        Joining: {
            /** @description For the moderators; only a request has one. */
            message?: string;
            /** @description The rules that the person has read; refused when they have changed since. */
            rulesRevision?: number;
        };
        /** @description Whether the person follows the community after the change. */
        CommunityFollow: {
            follow: boolean;
        };
        MemberPage: {
            memberships: components["schemas"]["Membership"][];
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description What a member is to the community. */
        MemberChange: {
            /** @enum {string} */
            role: "member" | "moderator";
        };
        MembershipDecision: {
            accept: boolean;
            /** @description For the person who asked, when the answer is no. */
            reason?: string;
        };
        /** @description A single person. */
        AssigneeUser: {
            /** @constant */
            type: "user";
            user: components["schemas"]["UserSummary"];
        };
        /** @description A group as a whole. */
        AssigneeGroup: {
            /** @constant */
            type: "group";
            /** @description The group with its name at the time. */
            group: {
                id: components["schemas"]["Id"];
                name: string;
                /** @description How many people it stands for. Absent where the server does not tell, and not read when it is sent. */
                membersCount?: number;
            };
        };
        /** @description Who is responsible; `type` tells which of the two it is. */
        Assignee: components["schemas"]["AssigneeUser"] | components["schemas"]["AssigneeGroup"];
        /** @description Who is invited into a community. */
        MemberInviting: {
            invitees: components["schemas"]["Assignee"][];
        };
        /** @description What became of it. */
        InvitedMembers: {
            /** @description How many people are invited or let in now. */
            added: number;
            already: number;
        };
        /** @description A post as another one refers to it. */
        PostRef: {
            id: components["schemas"]["Id"];
            number: number;
            title: string;
            /** @description In which language its title is written (BCP 47). */
            language: string;
            community: components["schemas"]["CommunitySummary"];
        };
        /** @description A file of a post in its newest version. */
        AttachmentSummary: {
            id: components["schemas"]["Id"];
            /** @description File name with its extension. */
            name: string;
            mimeType: string;
            sizeBytes: number;
            version: number;
            /**
             * Format: uri-reference
             * @description Where the bytes of this version are; relative to the document's base.
             */
            url: string;
            /**
             * Format: uri-reference
             * @description Small picture of it, where the server could make one.
             */
            thumbnailUrl: string | null;
            /** @description When this version was added. */
            addedAt: components["schemas"]["Instant"];
            /** @description Who added this version. */
            addedBy: components["schemas"]["UserSummary"];
        };
        /** @description A picture or a file of a post; it has either a `picture` or an `attachment`. */
        CommunityFile: {
            id: components["schemas"]["Id"];
            /**
             * @description Pictures and films are media, everything else is a document.
             * @enum {string}
             */
            kind: "media" | "document";
            post: components["schemas"]["PostRef"];
            /** @description When the newest version came. */
            addedAt: components["schemas"]["Instant"];
            addedBy: components["schemas"]["UserSummary"];
            /** @description A picture of the text. */
            picture: components["schemas"]["PostImage"] | null;
            /** @description A file beside the text, in its newest version. */
            attachment: components["schemas"]["AttachmentSummary"] | null;
        };
        /** @description How many there are of each kind, whichever is listed. */
        CommunityFileCounts: {
            media: number;
            documents: number;
        };
        /** @description A page of the pictures and files of a community. */
        CommunityFilePage: {
            files: components["schemas"]["CommunityFile"][];
            counts: components["schemas"]["CommunityFileCounts"];
            /** @description How many there are of the kind that is asked for. */
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description How the step is coloured. */
        WorkflowStateMetadata: {
            /** @description Tone from which the portal takes its own colours; open to further values, unknown ones read as neutral. */
            styleColor: string;
            /** @description The colour that was chosen, for a tone that the portal does not know. */
            styleColorCode: string;
        };
        /** @description A step of the workflow, named and coloured by those who drew it up. */
        WorkflowState: {
            id: components["schemas"]["Id"];
            /** @description In the organisation's own words, shown as it is. */
            name: string;
            metadata: components["schemas"]["WorkflowStateMetadata"];
        };
        /** @description A hashtag as it appears on a post. */
        HashtagSummary: {
            id: components["schemas"]["Id"];
            /** @description Without the leading */
            name: string;
            deleted: boolean;
        };
        /** @description By what the posts of a community can be narrowed. */
        PostNarrowing: {
            /** @description In which years posts were published, the last one first. */
            years: {
                year: number;
                count: number;
            }[];
            /** @description By name. */
            authors: components["schemas"]["UserSummary"][];
            /** @description In the order of the workflow; empty where posts go through none. */
            states: components["schemas"]["WorkflowState"][];
            /** @description By name. */
            hashtags: components["schemas"]["HashtagSummary"][];
        };
        /** @description A shelf of communities. */
        Catalog: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            /** @description Those that the person may know of. */
            communityIds: components["schemas"]["Id"][];
            /** @description Its place among those that the person sees, from 1. */
            order?: number;
            /** @description How many communities stand in it, as the person may know of them. */
            communitiesCount?: number;
            /** @description Whether the person may change and delete it (`updateCatalog`, `deleteCatalog`). */
            canEdit?: boolean;
            /** @description Goes along with a change; only there for those who may change it. */
            occToken?: components["schemas"]["OccToken"];
        };
        CatalogList: {
            /** @description In their order. */
            catalogs: components["schemas"]["Catalog"][];
            /** @description Whether the person may make catalogs (`createCatalog`), and sees those too in which nothing stands. */
            canEdit?: boolean;
        };
        /** @description What is said of a catalog when it is made or changed. */
        CatalogFields: {
            /** @description No other catalog that the person sees is called so; case and spaces around it do not count. */
            name: string;
            /** @description Absent or null for none. */
            description?: string | null;
            /** @description Which communities stand in it; absent, they stay as they are. One that stood in another catalog moves; one that is left out stands by itself. Those that the person may know nothing of stay where they are. */
            communityIds?: components["schemas"]["Id"][];
            /** @description Its place among those that the person sees, from 1; absent, it stays, and a new one stands last. */
            order?: number;
        };
        /** @description A catalog as it is to be. */
        CatalogChange: components["schemas"]["CatalogFields"] & {
            occToken: components["schemas"]["OccToken"];
        };
        /** @description The newest post that is shown. */
        FeedPositionChange: {
            postId: components["schemas"]["Id"];
        };
        /** @description Where a person stopped in a feed. */
        FeedPosition: {
            /** @description The newest post at the last visit; where it has left the feed, the next older one. */
            postId: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
        };
        /** @description Where the visit before this one ended. */
        FeedPositionSaved: {
            position: components["schemas"]["FeedPosition"] | null;
        };
        /** @description Posts that the person keeps together under a name. */
        Collection: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description How many of its posts the person can read. */
            postsCount: number;
            description?: string;
            /** @description Whose it is. Absent where the server knows the person's own collections only. */
            owner?: components["schemas"]["UserSummary"];
            /** @description People and groups who may read it beside its owner. */
            sharedWith?: components["schemas"]["Assignee"][];
            occToken?: components["schemas"]["OccToken"];
            /** @description Whether it is the person's own; those of others can be read. */
            canEdit?: boolean;
        };
        CollectionList: {
            collections: components["schemas"]["Collection"][];
        };
        /** @description What a person says of a collection. */
        CollectionFields: {
            /** @description No other collection of the person is called so; case and spaces around it do not count. */
            name: string;
            /** @description Empty when it is absent. */
            description?: string;
            /** @description People and groups who may read it; none when it is absent. */
            sharedWith?: components["schemas"]["Assignee"][];
        };
        /** @description A collection as it is to be. */
        CollectionChange: components["schemas"]["CollectionFields"] & {
            occToken: components["schemas"]["OccToken"];
        };
        /** @description A step that the person may take. */
        NextTransition: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Whether it asks for something, or to be confirmed; else one click takes it. */
            opensForm: boolean;
        };
        /** @description Where a post stands in its workflow, as lists show it. */
        PostInWorkflow: {
            workflowId: components["schemas"]["Id"];
            /** @description When it came into its state. */
            since: components["schemas"]["Instant"];
            /** @description Whether this person is among those who can bring it forward. */
            waitingForMe: boolean;
            /** @description Whether it has been in its state for longer than it should. */
            overTarget: boolean;
            /** @description The step forward that this person may take; null where there is none. */
            nextTransition: components["schemas"]["NextTransition"] | null;
            /** @description A transition sends it, so that nobody decides about a state that is over. */
            occToken: components["schemas"]["OccToken"];
        };
        /** @description A moment together with the zone in which it was meant. */
        ZonedDateTime: {
            /**
             * Format: date-time
             * @description ISO 8601 with the offset that the zone had then.
             */
            zonedDatetime: string;
            /**
             * @description Name of the zone in the IANA database.
             * @example Europe/Rome
             */
            timeZone: string;
        };
        /** @description A date and time without a zone; never shifted for the reader. */
        LocalDateTime: {
            /** @description ISO 8601 without an offset. */
            localDatetime: string;
        };
        /** @description Either a moment in a zone, or a time of day that is the same wherever one reads it. */
        EventTime: components["schemas"]["ZonedDateTime"] | components["schemas"]["LocalDateTime"];
        /** @description How many people answered what; those waiting wanted to come when the event was full. */
        InvitationCounts: {
            accepted: number;
            tentative: number;
            declined: number;
            pending: number;
            waiting: number;
        };
        /** @description One person who is invited to an event. */
        Invitation: {
            id: components["schemas"]["Id"];
            invitee: components["schemas"]["UserSummary"];
            /** @description The group as whose member the person was invited. */
            viaGroup?: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            /** @description Staff help with the event. */
            kind: string;
            /** @description What a member of the staff does there. */
            duty?: string | null;
            response: string;
            /** @description What the person wrote with the answer. */
            note?: string | null;
            respondedAt?: components["schemas"]["Instant"] | null;
            /** @description Which of those waiting it is, from 1; null for everybody else. */
            place?: number | null;
        };
        /** @description When the event of a post takes place. */
        PostEvent: {
            startAt: components["schemas"]["EventTime"];
            /** @description Absent when no end was given. */
            endAt?: components["schemas"]["EventTime"];
            /** @description Takes whole days; the time of day of `startAt` then means nothing. */
            allDay: boolean;
            place?: string;
            /**
             * Format: uri
             * @description Where one takes part from afar.
             */
            joinUrl?: string | null;
            /** @description How many can come; who accepts later waits. */
            capacity?: number | null;
            /** @description Whether readers may come without an invitation. */
            openToReaders?: boolean;
            /** @description Until when answers are taken; absent or null for the start of the event. */
            respondBy?: components["schemas"]["Instant"] | null;
            cancelled?: boolean;
            /** @description How the invited people answered; absent where nobody is invited. */
            counts?: components["schemas"]["InvitationCounts"];
            /** @description Null where the person is not invited. */
            myInvitation?: components["schemas"]["Invitation"] | null;
        };
        /** @description Whether a post is out. Another thing than the state of its workflow. */
        Publication: {
            state: string;
            /** @description When a scheduled post is to go out. */
            publishAt?: components["schemas"]["ZonedDateTime"];
            publishedAt?: components["schemas"]["Instant"];
            archivedAt?: components["schemas"]["Instant"];
            /**
             * Format: date
             * @description The day on which it is to be archived.
             */
            archiveAt?: string;
            /** @description Why a scheduled post could not go out; its time is over and it still waits. */
            failure?: {
                code: string;
                at: components["schemas"]["Instant"];
            };
        };
        /** @description What a list says of the acknowledgement of a post. */
        AcknowledgementSummary: {
            /**
             * Format: date
             * @description The last day, the same in every time zone; null for no end.
             */
            dueDate: string | null;
            /** @description How the person stands; null where nothing is asked of them. */
            mine: {
                state: string;
            } | null;
        };
        /** @description A post as it stands in a feed. */
        PostSummary: {
            id: components["schemas"]["Id"];
            /** @description What people call it by; unique in the organisation. */
            number: number;
            title: string;
            /** @description First words of the content, without formats. */
            excerpt: string;
            author: components["schemas"]["UserSummary"];
            community: components["schemas"]["CommunitySummary"];
            createdAt: components["schemas"]["Instant"];
            editedAt: components["schemas"]["Instant"] | null;
            /** @description Null where the community runs no workflow on its posts. */
            workflowState: components["schemas"]["WorkflowState"] | null;
            /** @description Where it stands in its workflow; null or absent where it goes through none. */
            workflow?: components["schemas"]["PostInWorkflow"] | null;
            hashtags: components["schemas"]["HashtagSummary"][];
            /** Format: uri-reference */
            coverImageUrl: string | null;
            /** @description The file that the feed names; the others are only counted. */
            mainAttachment: components["schemas"]["AttachmentSummary"] | null;
            /** @description All files, the main one included, pictures in the text left out. */
            attachmentsCount: number;
            imagesCount: number;
            likesCount: number;
            likedByMe: boolean;
            bookmarkedByMe: boolean;
            /** @description Comments that still stand; deleted ones are not counted. */
            commentsCount: number;
            /** @description Some of the people whose comments still stand, each once and without the author. Absent where the server does not tell. */
            commenters?: components["schemas"]["UserSummary"][];
            read: boolean;
            /** @description In which language it is written (BCP 47), so that it is read aloud and hyphenated rightly. */
            language: string;
            /** @description Only there when the post invites to something at a time. */
            event?: components["schemas"]["PostEvent"];
            /** @description The picture above the title, drawn 12:5 around its focal point; `coverImageUrl` is its address. Absent where the server knows the address alone. */
            coverImage?: components["schemas"]["PostImage"] | null;
            /** @description Absent where the server knows published posts only. */
            publication?: components["schemas"]["Publication"];
            /** @description What readers are asked to confirm; null where they are asked nothing, absent where the server never asks. */
            acknowledgement?: components["schemas"]["AcknowledgementSummary"] | null;
            /** @description The newest post that replaces this one and that the person can read; null where none does, absent where the server relates no posts. */
            replacedBy?: components["schemas"]["PostRef"] | null;
            /** @description Whether the person may move it to the archive and bring it back. Absent where a list does not tell. */
            canArchive?: boolean;
        };
        /** @description A page of what a collection holds, in its order. */
        CollectionPostPage: {
            collection: components["schemas"]["Collection"];
            posts: components["schemas"]["PostSummary"][];
            nextPageToken: string | null;
        };
        /** @description Where a post of a collection is to stand. */
        CollectionMove: {
            postId: components["schemas"]["Id"];
            /** @description The post that it is to follow; null for the first place. */
            afterPostId: components["schemas"]["Id"] | null;
            occToken: components["schemas"]["OccToken"];
        };
        /** @description An entry of the home selector. */
        Home: {
            id: components["schemas"]["Id"];
            name: string;
            isNew: boolean;
            /** @description The home that the person was in last; at most one. */
            current: boolean;
        };
        HomeList: {
            homes: components["schemas"]["Home"][];
        };
        /** @description How many things wait for the person, by kind. `overdue` counts some of the others once more. */
        WaitingCounts: {
            /** @description Posts whose next step is theirs. */
            decision: number;
            /** @description Posts that they have not acknowledged, or not as they are now. */
            acknowledgement: number;
            /** @description Events that they have not answered. */
            invitation: number;
            /** @description Open tasks that are theirs by name; what waits for one of their groups is left out. */
            task: number;
            /** @description Posts of theirs that could not go out at their time. */
            failedSchedule: number;
            /** @description How many of all these are past their end. */
            overdue: number;
        };
        /** @description The numbers beside the entries of the sidebar. */
        NavigationCounts: {
            mySpace: number;
            workflows: number;
            tasks: number;
            /** @description What the person has written and not published; scheduled posts and changes of published ones included. */
            drafts?: number;
            /** @description What waits, by kind; `mySpace` is its sum without `overdue`. Absent from servers that only count. */
            waiting?: components["schemas"]["WaitingCounts"];
            /** @description Mentions that the person has not read. They are among the unread notifications and not in `mySpace`. */
            mentions?: number;
        };
        /** @description The steps of a post that the person may take, the one forward first. */
        WaitingDecision: {
            state: components["schemas"]["WorkflowState"];
            occToken: components["schemas"]["OccToken"];
            transitions: components["schemas"]["NextTransition"][];
        };
        /** @description What is to be confirmed, and of which revision. */
        WaitingAcknowledgement: {
            /** @description What a person agrees to, in the author's words. */
            statement: string;
            /** @description The revision of the post that is out. */
            revision: number;
        };
        /** @description How far a task is, named and coloured as the states of posts are. */
        TaskState: components["schemas"]["WorkflowState"] & {
            /** @description What it means, whatever it is called. One that is absent or unknown says nothing but its name. */
            kind?: string;
        };
        /** @description How urgent it is; null for a task like any other. */
        TaskPriority: string | null;
        /** @description A step of a post. */
        TaskStep: {
            transitionId: components["schemas"]["Id"];
            name: string;
        };
        /** @description How a task ended. */
        TaskClosing: {
            outcome: string;
            note: string | null;
            by: components["schemas"]["UserSummary"];
            at: components["schemas"]["Instant"];
        };
        /** @description A task as lists show it. One person finishes it, by a moment where it has one. */
        TaskSummary: {
            id: components["schemas"]["Id"];
            kind: string;
            title: string;
            post: components["schemas"]["PostRef"];
            /** @description Open, in progress or done. A done one has a `closing`. */
            state: components["schemas"]["TaskState"];
            /** @description Who does it; null while nobody is asked. */
            assignee: components["schemas"]["Assignee"] | null;
            /** @description The group from which the assignee took it; null where they were asked by name. */
            viaGroup: components["schemas"]["AssigneeGroup"] | null;
            /** @description When it is due; null when it has no end. It is overdue after this moment, one for a whole day after the end of that day in its zone. */
            expiration: components["schemas"]["ZonedDateTime"] | null;
            /** @description Only the day of `expiration` counts. */
            expirationAllDay: boolean;
            priority: components["schemas"]["TaskPriority"];
            /** @description The step of the post that waits for it; null where none does. */
            requiredFor: components["schemas"]["TaskStep"] | null;
            commentsCount: number;
            attachmentsCount: number;
            /** @description How it ended; null while it is open. */
            closing: components["schemas"]["TaskClosing"] | null;
            /** @description Whether the person may change its state, close and reopen it. */
            canMove: boolean;
            /** @description Whether it waits for one of the person's groups, so that the person can take it. */
            canTake: boolean;
            occToken: components["schemas"]["OccToken"];
        };
        /** @description One thing that waits for the person, with what it takes to do it at once. */
        WaitingItem: {
            id: components["schemas"]["Id"];
            kind: string;
            /** @description What it is about, in the words of its author; the title of the post or the task. */
            title: string;
            /** @description The post that it belongs to. */
            post: components["schemas"]["PostRef"];
            /** @description Who asks; null where nobody does. */
            from: components["schemas"]["UserSummary"] | null;
            since: components["schemas"]["Instant"];
            /** @description The last moment at which it is not overdue; null without an end. The target of a workflow is none. */
            dueAt: components["schemas"]["Instant"] | null;
            overdue: boolean;
            /** @description Of a decision. */
            decision?: components["schemas"]["WaitingDecision"];
            /** @description Of an acknowledgement. */
            acknowledgement?: components["schemas"]["WaitingAcknowledgement"];
            /** @description Of a task. */
            task?: components["schemas"]["TaskSummary"];
            /** @description Of an invitation. */
            event?: components["schemas"]["PostEvent"];
        };
        /** @description A page of what waits; what is overdue first, then what has an end, then the newest. */
        WaitingPage: {
            items: components["schemas"]["WaitingItem"][];
            /** @description Of all kinds, whichever are listed. */
            counts: components["schemas"]["WaitingCounts"];
            /** @description How many there are of the kinds that are listed. */
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description A page of posts with an event, the next one first. */
        EventPage: {
            events: components["schemas"]["PostSummary"][];
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description A stretch of a text, counted in UTF-16 units. */
        TextMatch: {
            start: number;
            length: number;
        };
        /** @description A text, and where the words stand in it; never HTML. */
        MatchedText: {
            text: string;
            /** @description In their order, none over another. */
            matches: components["schemas"]["TextMatch"][];
        };
        SearchedComment: {
            id: components["schemas"]["Id"];
            author: components["schemas"]["UserSummary"];
            at: components["schemas"]["Instant"];
        };
        /** @description A picture of the text, or a picture or film beside it; one of the two is null. */
        SearchedMedia: {
            picture: components["schemas"]["PostImage"] | null;
            attachment: components["schemas"]["AttachmentSummary"] | null;
        };
        SearchedDocument: {
            /** @description The file in its newest version. */
            attachment: components["schemas"]["AttachmentSummary"];
            /** @description The page on which the words stand first; null where the file has no pages or its name alone holds them. */
            page: number | null;
        };
        /** @description One place at which the words were found; of comment, media and document the one of its type is there. */
        SearchFind: {
            type: string;
            id: components["schemas"]["Id"];
            /** @description What a picture or file is called; null for posts and comments. */
            name: components["schemas"]["MatchedText"] | null;
            /** @description Parts of the text around the words, of up to 240 letters; of a post whose text holds none its beginning. */
            snippets: components["schemas"]["MatchedText"][];
            /** @description Where the words stand. Empty for a post that is listed for what was found inside it. */
            matchedIn: string[];
            comment: components["schemas"]["SearchedComment"] | null;
            media: components["schemas"]["SearchedMedia"] | null;
            document: components["schemas"]["SearchedDocument"] | null;
        };
        /** @description The post that a find belongs to. */
        SearchedPost: {
            id: components["schemas"]["Id"];
            number: number;
            title: components["schemas"]["MatchedText"];
            /** @description In which language it is written (BCP 47). */
            language: string;
            community: components["schemas"]["CommunitySummary"];
            author: components["schemas"]["UserSummary"];
            publishedAt: components["schemas"]["Instant"];
            /** @description Null where it runs through no workflow. */
            workflowState: components["schemas"]["WorkflowState"] | null;
            archived: boolean;
            /** @description The post that took its place, if the person may read that. */
            replacedBy: components["schemas"]["PostRef"] | null;
            /** @description Whether the person has opened it. */
            read: boolean;
        };
        /** @description A find with its post, and what else was found in that post. */
        SearchResult: components["schemas"]["SearchFind"] & {
            post: components["schemas"]["SearchedPost"];
            /** @description The best of what was found in comments, pictures and files of the post; empty where one type is searched. */
            inside: components["schemas"]["SearchFind"][];
            /** @description How many there are of them. */
            insideCount: number;
        };
        /** @description How many there are, or at least how many. */
        SearchCount: {
            value: number;
            /** @description There are more, and nobody counted them. */
            atLeast: boolean;
        };
        /** @description Finds by type, whichever types are asked for. `all` is the sum of the others. */
        SearchCounts: {
            all: components["schemas"]["SearchCount"];
            posts: components["schemas"]["SearchCount"];
            comments: components["schemas"]["SearchCount"];
            media: components["schemas"]["SearchCount"];
            documents: components["schemas"]["SearchCount"];
        };
        SearchFacetValue: {
            id: components["schemas"]["Id"];
            /** @description The name of what it stands for; of `has` and `lang` its id again, for which the client has words. */
            label: string;
            count: number;
            selected: boolean;
            /** @description Of a community. */
            color?: components["schemas"]["CommunityColor"];
            /** @description Of a person. */
            user?: components["schemas"]["UserSummary"];
        };
        /** @description A filter with what can be chosen in it. Its counts ignore its own choice and keep all others. */
        SearchFacet: {
            /** @description The parameter that it sets. */
            name: string;
            /** @description What is chosen, and the most frequent, ten in all as far as no more are chosen; of a filter that `whole` names up to 200. */
            values: components["schemas"]["SearchFacetValue"][];
            /** @description How many values are left out. */
            moreCount: number;
        };
        /** @description How the query was read. */
        SearchReading: {
            some: string[];
            /** @description Empty for none. */
            exact: string;
            every: string[];
            none: string[];
            /** @description Words without a letter or digit; nothing can be found by them. */
            ignored: string[];
        };
        /** @description A page of what was found. */
        SearchPage: {
            results: components["schemas"]["SearchResult"][];
            /** @description Null after the last of the first 1,000 results too. */
            nextPageToken: string | null;
            counts: components["schemas"]["SearchCounts"];
            /** @description To how many posts the finds of the types that are asked for belong. */
            postsCount: components["schemas"]["SearchCount"];
            facets: components["schemas"]["SearchFacet"][];
            reading: components["schemas"]["SearchReading"];
            /** @description The best of the pictures and films, for a row among the results. On the first page of all types alone; the results hold them too, each in its post. */
            media?: components["schemas"]["SearchResult"][];
            /** @description Communities whose name holds the words, of those that the person may know of. On the first page of all types alone, and only where `in` narrows to none. */
            communities?: components["schemas"]["Community"][];
        };
        /** @description A community, person, post or hashtag, and what tells it from others of its name. */
        QuickSuggestion: {
            kind: string;
            id: components["schemas"]["Id"];
            /** @description The name, of a hashtag without its sign; of a post its title. */
            title: string;
            /** @description What a person does and where; empty for everything else, and where they keep it to themselves. */
            detail: string;
            /** @description Of a community itself; of a post and a hashtag the one that they belong to. */
            community: components["schemas"]["CommunitySummary"] | null;
            /** @description Of a person. */
            user: components["schemas"]["UserSummary"] | null;
            /** @description Of a post. */
            number: number | null;
            /** @description Of a community that the person may read. */
            membersCount: number | null;
        };
        /** @description Where a person may want to go while they type. */
        QuickSuggestions: {
            suggestions: components["schemas"]["QuickSuggestion"][];
        };
        MentionedGroup: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A place in a comment, a task or the text of a post that names the person, or a group that they belong to. */
        Mention: {
            id: components["schemas"]["Id"];
            /** @description The post that it belongs to. */
            post: components["schemas"]["PostRef"];
            /** @description The comment of the post that it stands in; null elsewhere. */
            commentId: components["schemas"]["Id"] | null;
            /** @description The task that it belongs to; null elsewhere. */
            taskId: components["schemas"]["Id"] | null;
            /** @description Who wrote it. */
            author: components["schemas"]["UserSummary"];
            /** @description The group that is named instead of the person; null where they are named themselves. */
            viaGroup: components["schemas"]["MentionedGroup"] | null;
            at: components["schemas"]["Instant"];
            /** @description What was written, without its formats, as far as it fits. */
            excerpt: string;
            /** @description Whether the person has read it; its notification says the same. */
            read: boolean;
        };
        /** @description A page of mentions, the newest first. */
        MentionPage: {
            mentions: components["schemas"]["Mention"][];
            /** @description How many of all mentions are unread, whichever are listed; `mentions` of `getNavigationCounts`. */
            unreadCount: number;
            /** @description How many there are of those that are listed. */
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description Which mentions were read, either some or all up to one. */
        MentionsToRead: {
            mentionIds?: components["schemas"]["Id"][];
            /** @description The newest mention that the person saw. */
            newestId?: components["schemas"]["Id"];
        };
        MentionsRead: {
            /** @description How many are unread now. */
            unreadCount: number;
        };
        /** @description A post that the person keeps. */
        Favourite: {
            /** @description The id of the post, by which it is taken out. */
            id: components["schemas"]["Id"];
            /** @description Null where it is gone. */
            post: components["schemas"]["PostSummary"] | null;
            savedAt: components["schemas"]["Instant"];
            /** @description It was removed, or the person can read it no longer. */
            gone: boolean;
        };
        /** @description A page of what the person keeps. */
        FavouritePage: {
            favourites: components["schemas"]["Favourite"][];
            /** @description How many there are of those that are listed. */
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description A page of the feed, newest first. */
        PostPage: {
            posts: components["schemas"]["PostSummary"][];
            /** @description Asks for the next older page; null at the end. */
            nextPageToken: string | null;
            /** @description How many posts the filter `unread` holds; told on the first page of a list that names neither a community nor `scope` mine. */
            unreadCount?: number;
            /** @description The newest post of the list, null where it is empty; told on the first page. A client keeps it as the feed position. */
            newestId?: string | null;
            /** @description Where the person stopped at the visit before; told on the first page of the filter `latest`. */
            position?: components["schemas"]["FeedPosition"] | null;
            /** @description How many posts all pages of the list hold; told of a list that names a community. */
            totalCount?: number;
        };
        /** @description In which language it is written (BCP 47). */
        "Language-2": string;
        /** @description Where a new post is to be written, and what it takes from another one. */
        NewPost: {
            communityId: components["schemas"]["Id"];
            language: components["schemas"]["Language-2"];
            /** @description The post that is copied; the person must be allowed to copy it (`canCopy`). */
            copyOfPostId?: components["schemas"]["Id"];
            /** @description What is copied; comments, answers, acknowledgements and tasks never are. */
            copyParts?: string[];
        };
        /** @description Another person who writes on the same post. */
        EditingPerson: {
            user: components["schemas"]["UserSummary"];
            savedAt: components["schemas"]["Instant"];
        };
        /** @description How a post stands for those who write it. */
        PostWriting: {
            /** @description Number of the published text, from 1; null before the first publication. */
            revision?: number | null;
            /** @description The person's unpublished changes of this post. */
            myDraft?: {
                updatedAt: components["schemas"]["Instant"];
            } | null;
            /** @description Other people whose draft of this post changed in the last two minutes. */
            editingNow?: components["schemas"]["EditingPerson"][];
            /** @description Whether the person may change the text and publish it. */
            canEdit?: boolean;
            /** @description Whether the person may begin a post of their own from it. */
            canCopy?: boolean;
            canArchive?: boolean;
            canRemove?: boolean;
        };
        /** @description What the person may say about a post without words. */
        PostLiking: {
            /** @description Whether the person may like it and its comments; nobody may in a community that is archived. Absent counts as true. */
            canLike?: boolean;
        };
        /** @description A column and how its cells are aligned and written. */
        TableColumn: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Open to further values, unknown ones read as text. */
            type: string;
        };
        /** @description What stands in a cell; dates are ISO 8601 strings, an empty cell is null. */
        TableCell: string | number | boolean | null;
        /** @description Columns and the rows below them; every row has one cell for each column. */
        TableData: {
            columns: components["schemas"]["TableColumn"][];
            rows: components["schemas"]["TableCell"][][];
        };
        /** @description A table as a text shows it. */
        TableSummary: {
            id: components["schemas"]["Id"];
            title: string;
            columnsCount: number;
            rowsCount: number;
            /** @description All of it up to 8 columns and 20 rows, else the first three rows. */
            preview: components["schemas"]["TableData"];
        };
        /** @description What a text shows of the tables that it names. */
        PostTables: {
            /** @description One for each table of the text. Absent where the server does not tell. */
            tables?: components["schemas"]["TableSummary"][];
        };
        /** @description Planning of a post; what is null is not planned. */
        PostDataFields: {
            /** @description Who is responsible. */
            assignee?: components["schemas"]["Assignee"] | null;
            /**
             * Format: date
             * @description A day of the calendar, the same in every time zone.
             */
            expectedStartDate?: string | null;
            /** Format: date */
            expectedEndDate?: string | null;
            /** @description Open to further values. */
            priority?: string | null;
        };
        /** @description The planning of a post as it stands. */
        PostData: components["schemas"]["PostDataFields"] & {
            occToken: components["schemas"]["OccToken"];
        };
        /** @description What is planned for a post, and whether the person may change it. */
        PostPlanning: {
            /** @description Null where nothing is planned. */
            data?: components["schemas"]["PostData"] | null;
            /** @description Whether the person may change the planning; who is asked to do it may. */
            canEditData?: boolean;
        };
        /** @description Who is invited to the event of a post, and whether the person may invite others. */
        PostInviting: {
            /** @description Whether the person may invite to the event and change invitations; false where there is no event. */
            canInvite?: boolean;
            /** @description Some of the invited people for their faces, those who come first. */
            invitees?: components["schemas"]["UserSummary"][];
        };
        /** @description How one person stands to what was asked. */
        Acknowledgement: {
            user: components["schemas"]["UserSummary"];
            /** @description Outdated where an older revision was acknowledged than has to be known. */
            state: string;
            /** @description The revision that was acknowledged last. */
            revision: number | null;
            /** @description What was agreed to then. */
            statement: string | null;
            acknowledgedAt: components["schemas"]["Instant"] | null;
            /** Format: date */
            dueDate: string | null;
            remindedAt: components["schemas"]["Instant"] | null;
        };
        /** @description How many people are asked, and how many stand where. Those overdue are among the pending and outdated. */
        AcknowledgementCounts: {
            required: number;
            acknowledged: number;
            pending: number;
            outdated: number;
            overdue: number;
        };
        /** @description What readers of a post are asked to confirm, and how far that is. */
        PostAcknowledgement: {
            /** @description What a person agrees to, in the author's words. */
            statement: string;
            /**
             * Format: date
             * @description The last day, the same in every time zone; null for no end.
             */
            dueDate: string | null;
            /** @description Who is asked; null for all members of the community. */
            subjects: components["schemas"]["Assignee"][] | null;
            /** @description The revision that has to be known, the last one of substance; a later one counts as well. */
            revision: number;
            /** @description How the person stands; null where nothing is asked of them. */
            mine: components["schemas"]["Acknowledgement"] | null;
            /** @description Absent for those who aren't allowed to see who has acknowledged. */
            counts?: components["schemas"]["AcknowledgementCounts"];
        };
        /** @description What a post asks its readers to confirm, and who sees how far that is. */
        PostAcknowledging: {
            /** @description Null where readers are asked nothing, absent where the server never asks. */
            acknowledgement?: components["schemas"]["PostAcknowledgement"] | null;
            /** @description Whether the person may see who has acknowledged the post, and remind those who have not. */
            canSeeAcknowledgements?: boolean;
        };
        /** @description How a post stands to others, and whether the person may change that. */
        PostRelating: {
            /** @description All relations, those with posts that the person cannot read included. */
            relationsCount?: number;
            /** @description Whether the person may relate the post to others. */
            canRelate?: boolean;
        };
        /** @description Where the person keeps a post. */
        PostCollecting: {
            /** @description The person's own collections that hold the post. Absent where the server does not tell. */
            collectionIds?: components["schemas"]["Id"][];
        };
        /** @description The work that hangs at a post; absent where the server knows none. */
        PostTasks: {
            tasksCount?: {
                open: number;
                all: number;
            };
            /** @description Whether the person may make tasks at the post. */
            canCreateTask?: boolean;
            /** @description The steps of the post that can wait for a new task. */
            taskSteps?: components["schemas"]["TaskStep"][];
        };
        /** @description What people were asked about a post; absent where the server knows no feedback. */
        PostFeedback: {
            /** @description The requests for feedback that the person may read. */
            feedbackRequestsCount?: number;
            /** @description Whether the person may ask people for feedback on the post. */
            canAskFeedback?: boolean;
        };
        /** @description The parts of the work of a post; absent where the server knows none. */
        PostSubActivities: {
            subActivitiesCount?: {
                open: number;
                all: number;
            };
            /** @description Whether the person may add and change sub-activities. */
            canPlan?: boolean;
        };
        /** @description A post in full. */
        Post: components["schemas"]["PostSummary"] & {
            content: components["schemas"]["Delta"];
            images: components["schemas"]["PostImage"][];
            occToken: components["schemas"]["OccToken"];
            /** @description Whether the person may write comments here; the reason why not is the community's. */
            canComment: boolean;
            /** @description Whether the person may add files here. Absent where the server does not tell ahead; then the refusal of the upload tells. */
            canAddAttachments?: boolean;
        } & components["schemas"]["PostWriting"] & components["schemas"]["PostLiking"] & components["schemas"]["PostTables"] & components["schemas"]["PostPlanning"] & components["schemas"]["PostInviting"] & components["schemas"]["PostAcknowledging"] & components["schemas"]["PostRelating"] & components["schemas"]["PostCollecting"] & components["schemas"]["PostTasks"] & components["schemas"]["PostFeedback"] & components["schemas"]["PostSubActivities"];
        /** @description A page of the people who are asked, by name, and how many there are in all. */
        AcknowledgementPage: {
            acknowledgements: components["schemas"]["Acknowledgement"][];
            counts: components["schemas"]["AcknowledgementCounts"];
            nextPageToken: string | null;
        };
        /** @description Which revision was read. */
        Acknowledging: {
            revision: number;
        };
        /** @description Who is reminded. */
        AcknowledgementReminder: {
            /** @description Null for everybody who has not acknowledged. */
            userIds: components["schemas"]["Id"][] | null;
        };
        /** @description How many people were reminded. */
        RemindersSent: {
            count: number;
        };
        /** @description Something to look at before publishing; only errors prevent it. */
        DraftProblem: {
            /**
             * @description JSON pointer into the draft.
             * @example /title
             */
            pointer: string;
            code: string;
            severity: string;
            /** @description Whom the problem concerns, for example a mentioned person who cannot read the post. */
            subject?: components["schemas"]["Assignee"];
        };
        /** @description A draft as it stands in a list. */
        DraftSummary: {
            /** @description Of the post. */
            id: components["schemas"]["Id"];
            number: number;
            /** @description A post never published, a change of a published one, or one that waits for its time. */
            state: string;
            mode: string;
            /** @description Empty where none is written yet. */
            title: string;
            excerpt: string;
            community: components["schemas"]["CommunitySummary"];
            language: components["schemas"]["Language-2"];
            updatedAt: components["schemas"]["Instant"];
            occToken: components["schemas"]["OccToken"];
            publication: components["schemas"]["Publication"];
            problems: components["schemas"]["DraftProblem"][];
            /** @description Of the post that the draft belongs to, for publishing it from the list. */
            postOccToken?: components["schemas"]["OccToken"];
        };
        /** @description How many drafts a person has, by state; failed ones are among the scheduled. */
        DraftCounts: {
            draft: number;
            edit: number;
            scheduled: number;
            failed: number;
        };
        /** @description A page of drafts, and how many there are in all. */
        DraftPage: {
            drafts: components["schemas"]["DraftSummary"][];
            counts: components["schemas"]["DraftCounts"];
            nextPageToken: string | null;
        };
        /** @description What a draft holds of a post. */
        DraftFields: {
            /** @description May be empty or too long to be published; then it is among the problems. */
            title: string;
            content: components["schemas"]["Delta"];
            communityId: components["schemas"]["Id"];
            language: components["schemas"]["Language-2"];
            /**
             * Format: date
             * @description The day on which the post is to go to the archive, as it begins where the author is; null for never.
             */
            archiveAt?: string | null;
            /** @description Pictures of the post in their order, those in the text included. */
            imageIds?: components["schemas"]["Id"][];
            /** @description The picture above the title; null for none. */
            coverImageId?: components["schemas"]["Id"] | null;
            /** @description The published revision that the draft began from; null for a post that was never published. */
            baseRevision?: number | null;
        };
        /** @description How a draft stands on the server. */
        DraftSaved: {
            occToken: components["schemas"]["OccToken"];
            updatedAt: components["schemas"]["Instant"];
            problems: components["schemas"]["DraftProblem"][];
        };
        /** @description What the text of a draft names, so that it can be shown while it is written. */
        DraftMedia: {
            /** @description All pictures that were sent for the post, those included that no text shows yet. */
            images?: components["schemas"]["PostImage"][];
            /** @description One for each table of the text. */
            tables?: components["schemas"]["TableSummary"][];
        };
        /** @description What a person has written of a post and not published. */
        Draft: components["schemas"]["DraftFields"] & components["schemas"]["DraftSaved"] & {
            postId: components["schemas"]["Id"];
            /** @description Whether the post is new, a change of a published one, or began as a copy. */
            mode: string;
        } & components["schemas"]["DraftMedia"];
        /** @description A draft as it is to be saved. */
        DraftContent: components["schemas"]["DraftFields"] & {
            /** @description Of the draft as the person knows it; null where there was none. */
            occToken: components["schemas"]["OccToken"] | null;
        };
        /** @description Which draft is published on top of which state of the post, when, and who hears of it. */
        Publishing: {
            draftOccToken: components["schemas"]["OccToken"];
            /** @description Of the post as the person knows it. */
            occToken: components["schemas"]["OccToken"];
            /** @description Absent for at once. */
            publishAt?: components["schemas"]["ZonedDateTime"];
            /** @description What changed, in the author's words. */
            note?: string;
            /**
             * @description Whether the change is one of substance, so that acknowledgements are asked for again.
             * @default false
             */
            substantive?: boolean;
            /**
             * @description Whether readers hear of the change. Of a new post they always hear.
             * @default false
             */
            notify?: boolean;
        };
        /** @description What is to change in the planning of a post; what is absent stays. */
        PostDataChange: components["schemas"]["PostDataFields"] & {
            /** @description Of the planning as the person knows it; null where there was none. */
            occToken: components["schemas"]["OccToken"] | null;
        };
        /** @description How a post stands to another one. */
        Relation: {
            id: components["schemas"]["Id"];
            /** @description The server alone knows what was copied. */
            kind: string;
            /** @description `outgoing` when the post that was asked for replaces, continues or was copied from the other, `incoming` when the other does. A mere relation has the direction in which it was made. */
            direction: string;
            /** @description The other post. */
            post: components["schemas"]["PostSummary"];
            createdBy: components["schemas"]["UserSummary"];
            createdAt: components["schemas"]["Instant"];
            /** @description Whether the person may take the relation away; the copies of a post stay known. */
            canRemove: boolean;
        };
        /** @description The relations of a post, in order of time. */
        RelationList: {
            relations: components["schemas"]["Relation"][];
            /** @description How many more there are with posts that the person cannot read. */
            hiddenCount: number;
        };
        /** @description How the post is to stand to which other one. */
        NewRelation: {
            /** @enum {string} */
            kind: "related" | "continues" | "replaces";
            /** @description The other post. */
            postId: components["schemas"]["Id"];
        };
        /** @description Posts to choose from. */
        PostCandidates: {
            posts: components["schemas"]["PostSummary"][];
        };
        RevisionNumber: number;
        /** @description A published text of a post as it stands in the history. */
        PostRevisionSummary: {
            revision: components["schemas"]["RevisionNumber"];
            publishedAt: components["schemas"]["Instant"];
            publishedBy: components["schemas"]["UserSummary"];
            /** @description What changed, in the words of who published it. */
            note: string | null;
            /** @description Whether the change was one of substance; true for the first text. */
            substantive: boolean;
            /** @description Parts that differ from the revision before; empty for the first. */
            changed: string[];
        };
        /** @description A page of the history of a post, newest first. */
        PostRevisionPage: {
            revisions: components["schemas"]["PostRevisionSummary"][];
            nextPageToken: string | null;
        };
        /** @description A published text of a post in full, with the pictures and tables that it had. */
        PostRevision: components["schemas"]["PostRevisionSummary"] & {
            title: string;
            language: string;
            content: components["schemas"]["Delta"];
            images: components["schemas"]["PostImage"][];
            /** @description The picture above the title; absent where the server knows no more than an address. */
            coverImage?: components["schemas"]["PostImage"] | null;
            /** @description One for each table of the text. */
            tables: components["schemas"]["TableSummary"][];
        };
        /** @description A person or a group that may do something with a post, and what gives them that. */
        PostGrant: {
            subject: components["schemas"]["Assignee"];
            /** @description To plan is to change who does it, when, and how urgent it is. */
            role: string;
            /** @description What gives it to them. */
            source: string;
        };
        /** @description Who can read a post, and who may do more with it. */
        PostVisibility: {
            /** @description By which rule it is read; `community` is everyone who can read its community. */
            scope: string;
            /** @description Whether people who do not belong to the community can read it too. Absent where the server does not tell. */
            communityOpen?: boolean;
            /** @description How many people can read it; blocked and deleted accounts can not. */
            readersCount: number;
            /** @description Who may do more than read. No grant reaches past the community of the post. */
            grants: components["schemas"]["PostGrant"][];
        };
        /** @description Whether a person can read a post, and why. */
        PostReader: {
            user: components["schemas"]["UserSummary"];
            canRead: boolean;
            /** @description What opens the post to the person, or what closes it. */
            reasons: string[];
        };
        /** @description Stands below the picture; empty for none. */
        Caption: string;
        /** @description A picture whose bytes have arrived, and its words. */
        NewPostImage: {
            /** @description Of an upload session of the same post with the purpose `image`. */
            fileId: components["schemas"]["Id"];
            alternativeText?: components["schemas"]["AlternativeText"];
            /** @description It shows nothing that a reader would miss, and needs no description. */
            decorative?: boolean;
            caption?: components["schemas"]["Caption"];
            focalPoint?: components["schemas"]["FocalPoint"];
        };
        /** @description New words of a picture; what is absent stays. */
        PostImageChange: {
            alternativeText?: components["schemas"]["AlternativeText"];
            decorative?: boolean;
            caption?: components["schemas"]["Caption"];
            focalPoint?: components["schemas"]["FocalPoint"];
        };
        /** @description A table for a post. It never changes; editing makes a new one, so that a published text keeps its own. */
        NewTable: {
            title: string;
            data: components["schemas"]["TableData"];
        };
        /** @description A page of the invited people, by name, and how all of them answered. */
        InvitationPage: {
            invitations: components["schemas"]["Invitation"][];
            counts: components["schemas"]["InvitationCounts"];
            nextPageToken: string | null;
        };
        /** @description Who is invited, and as what. */
        Inviting: {
            invitees: components["schemas"]["Assignee"][];
            /** @enum {string} */
            kind: "guest" | "staff";
            duty?: string | null;
        };
        /** @description What became of it. */
        InvitedPeople: {
            /** @description How many people are invited now who were not before. */
            added: number;
            already: number;
            /** @description Who was left out, because they cannot read the post. */
            cannotRead: components["schemas"]["UserSummary"][];
            counts: components["schemas"]["InvitationCounts"];
        };
        /** @description Whether the person comes. */
        InvitationAnswer: {
            /** @enum {string} */
            response: "accepted" | "tentative" | "declined";
            note?: string | null;
        };
        /** @description The answer as it was taken; at a full event it is `waiting`. */
        InvitationAnswered: {
            invitation: components["schemas"]["Invitation"];
            counts: components["schemas"]["InvitationCounts"];
        };
        /** @description What the organiser changes; what is absent stays. */
        InvitationChange: {
            /** @enum {string} */
            kind?: "guest" | "staff";
            duty?: string | null;
            /**
             * @description The organiser may accept beyond the capacity.
             * @enum {string}
             */
            response?: "pending" | "accepted" | "tentative" | "declined";
        };
        /** @description A calendar with one event (RFC 5545). */
        CalendarFile: string;
        /** @description A person or a group that can be named. */
        SubjectCandidate: {
            subject: components["schemas"]["Assignee"];
            /** @description What tells people of one name apart; empty where nothing may be shown. */
            detail: string;
            /** @description Whether they can read the post or the community that was asked about; true where none was. */
            canRead: boolean;
        };
        /** @description People and groups to choose from. */
        SubjectCandidates: {
            candidates: components["schemas"]["SubjectCandidate"][];
        };
        /** @description A hashtag to choose, with its weight. */
        CommunityHashtag: {
            id: components["schemas"]["Id"];
            /** @description Without the leading */
            name: string;
            /** @description How often it is used in its community. */
            count: number;
            /** @description When the newest of the posts that carry it was published; null where none does. */
            lastUsedAt?: components["schemas"]["Instant"] | null;
            followedByMe?: boolean;
        };
        /** @description A page of the hashtags of a community. */
        CommunityHashtagPage: {
            hashtags: components["schemas"]["CommunityHashtag"][];
            totalCount?: number;
            nextPageToken: string | null;
        };
        /** @description The likes of a post after the change. */
        PostLike: {
            likedByMe: boolean;
            likesCount: number;
        };
        /** @description Whether the post is among the person's favourites now. */
        PostBookmark: {
            bookmarkedByMe: boolean;
        };
        /** @description A comment or a reply to one. Of a deleted comment only its place remains, so that replies keep their sense. */
        Comment: {
            id: components["schemas"]["Id"];
            author: components["schemas"]["UserSummary"];
            /** @description Without any operation when the comment is deleted. */
            content: components["schemas"]["Delta"];
            createdAt: components["schemas"]["Instant"];
            editedAt: components["schemas"]["Instant"] | null;
            deleted: boolean;
            likesCount: number;
            likedByMe: boolean;
            /** @description The comment that this one answers; null for one that stands by itself. A reply to a reply names that reply. */
            replyToCommentId: components["schemas"]["Id"] | null;
            /** @description The people that the content mentions, as they are now. */
            mentions: components["schemas"]["UserSummary"][];
            /** @description The key that the comment was written with, for the one who wrote it and for nobody else: a client whose answer was lost knows by it that the comment arrived. */
            clientKey?: string;
            /** @description Sent back with a change. */
            occToken?: components["schemas"]["OccToken"];
            /** @description Whether the person may change the comment. */
            canEdit?: boolean;
            /** @description Whether the person may delete the comment. */
            canRemove?: boolean;
        };
        /** @description A stretch of the conversation, oldest first. */
        CommentPage: {
            comments: components["schemas"]["Comment"][];
            /** @description All comments of the post that still stand, on whatever page. */
            totalCount: number;
            /** @description Asks for the next newer stretch; null at the end. */
            nextPageToken: string | null;
        };
        /** @description A comment to be written. */
        NewComment: {
            content: components["schemas"]["Delta"];
            replyToCommentId?: components["schemas"]["Id"];
            /** @description Made up by the client once for each comment. A second request with the same key answers with the first comment, so that a lost answer or a double click writes it once only. */
            clientKey: string;
        };
        /** @description What a comment is to say from now on. */
        CommentChange: {
            content: components["schemas"]["Delta"];
            /** @description Of the comment as the person knows it. */
            occToken: components["schemas"]["OccToken"];
        };
        /** @description The likes of a comment after the change. */
        CommentLike: {
            likedByMe: boolean;
            likesCount: number;
        };
        /** @description The file as it was saved once. */
        AttachmentVersion: {
            version: number;
            name: string;
            mimeType: string;
            sizeBytes: number;
            /** Format: uri-reference */
            url: string;
            /** Format: uri-reference */
            thumbnailUrl: string | null;
            addedAt: components["schemas"]["Instant"];
            addedBy: components["schemas"]["UserSummary"];
            /** @description What is new in it, in the words of who added it. */
            note?: string | null;
            /** @description The version that it brought back; null for one that was uploaded. */
            restoredFrom?: number | null;
        };
        /** @description A file of a post with everything that it ever was. */
        Attachment: components["schemas"]["AttachmentSummary"] & {
            /** @description Newest first; the first one is the version that the attachment itself shows. */
            versions: components["schemas"]["AttachmentVersion"][];
        };
        /** @description All files of a post, and the token that the next save must name. */
        AttachmentList: {
            attachments: components["schemas"]["Attachment"][];
            occToken: components["schemas"]["OccToken"];
        };
        /** @description A file of the upload session that becomes an attachment. */
        NewAttachment: {
            fileId: components["schemas"]["Id"];
            name: string;
        };
        /** @description A change of one attachment; with `fileId` it gets a new version, with `name` it is renamed. */
        AttachmentUpdate: {
            attachmentId: components["schemas"]["Id"];
            /** @description A file of the upload session. */
            fileId?: components["schemas"]["Id"];
            name?: string;
            /** @description What is new in the version that `fileId` becomes; refused without one. */
            note?: string;
        };
        /** @description Everything that one save changes in the files of a post; empty lists are sent as such. */
        AttachmentSaveBatch: {
            /** @description Uploaded files that become new attachments. */
            attachments: components["schemas"]["NewAttachment"][];
            /** @description Attachments that get a new version or another name. */
            updateAttachments: components["schemas"]["AttachmentUpdate"][];
            removeAttachmentIds: components["schemas"]["Id"][];
            /** @description The session that holds the bytes; null when the save brings none. */
            attachmentsUploadSessionId: components["schemas"]["Id"] | null;
            /** @description Names of hashtags that the post gets with it, without the leading */
            hashtags?: string[];
            /** @description Of the list that the person looked at, or the `nextOccToken` of the save before. */
            occToken: components["schemas"]["OccToken"];
        };
        /** @description What the save added or gave a new version, in the order of the request, and the token for the next save. */
        AttachmentSaveResult: {
            addAttachments: components["schemas"]["Attachment"][];
            nextOccToken: components["schemas"]["OccToken"];
        };
        /** @description Which state of the files the person has seen. */
        AttachmentRestoring: {
            occToken: components["schemas"]["OccToken"];
        };
        /** @description One announced file. */
        UploadFileRequest: {
            /** @description The client's own name of the file, given back beside the server's id. */
            clientKey: string;
            name: string;
            sizeBytes: number;
            /** @description What the browser says; may be empty, the server looks for itself. */
            mimeType: string;
        };
        /** @description Announces files whose bytes will follow. */
        UploadSessionRequest: {
            /** @description The post that the files are for; absent for the cover of a community. */
            postId?: components["schemas"]["Id"];
            /** @description The community whose cover it is, in place of a post. */
            communityId?: components["schemas"]["Id"];
            /** @description An open session of the same person and post that these files join, so that one save can hold them all. Without it a new one is opened. */
            sessionId?: components["schemas"]["Id"];
            /**
             * @description What the files are for: attachments of the post (so where absent), pictures of its text, which need the right to edit it and are taken by `addPostImage`, files of a transition, taken by `transitionPost`, files of a task of the post, taken by `saveTaskAttachments`, files of an answer to a request for feedback, taken by `saveFeedbackDraft`, or the cover of a community, which needs the right to change it and is taken by `updateCommunity`.
             * @enum {string}
             */
            purpose?: "attachment" | "image" | "transition" | "task" | "feedback" | "cover";
            files: components["schemas"]["UploadFileRequest"][];
        };
        /** @description How far one file has come. */
        UploadFile: {
            fileId: components["schemas"]["Id"];
            clientKey: string;
            sizeBytes: number;
            /** @description Everything before this offset has arrived; the upload goes on from here, also after a pause or a lost connection. */
            receivedBytes: number;
        };
        /** @description A place for bytes that are on their way. It ends when it is completed, or by itself at `expiresAt`. */
        UploadSession: {
            sessionId: components["schemas"]["Id"];
            expiresAt: components["schemas"]["Instant"];
            /** @description The most that one ranged upload may carry. */
            maxRangeBytes: number;
            /** @description All files of the session, those that joined it too. */
            files: components["schemas"]["UploadFile"][];
        };
        /** @description A hashtag with its place and its weight, for the dialog that explains it. */
        Hashtag: {
            id: components["schemas"]["Id"];
            /** @description Without the leading */
            name: string;
            communityId: components["schemas"]["Id"];
            followedByMe: boolean;
            /** @description Nobody can use or follow it any more; what carries it still does. */
            deleted: boolean;
            /** @description How often it is used in its community. */
            count: number;
            /**
             * @description The community has switched its hashtags off; the dialog then only says so.
             * @default false
             */
            communityHashtagsDisabled?: boolean;
        };
        /** @description Whether the person follows the hashtag now. */
        HashtagFollow: {
            followedByMe: boolean;
        };
        /** @description A table to be read. */
        TableInfo: {
            title: string;
            data: components["schemas"]["TableData"];
        };
        /** @description Where the person's realtime channel is. */
        UserNotificationsChannel: {
            /** @description The channel and how to listen to it. */
            channelConnection: {
                channelId: components["schemas"]["Id"];
                /** @description What the transport needs in order to listen. */
                connectionParams: {
                    /** @description Path in the realtime database; a new value there says that something changed and nothing more. */
                    firebaseChannelPath: string;
                };
            };
        };
        /** @description The post that the entry is about. */
        NotificationPost: {
            id: components["schemas"]["Id"];
            title: string;
            /**
             * @description The post is gone, so nothing can be opened.
             * @default false
             */
            removed?: boolean;
        };
        /** @description Who was responsible and who is now; null where nobody was or is. */
        AssigneeChange: {
            old: components["schemas"]["Assignee"] | null;
            new: components["schemas"]["Assignee"] | null;
        };
        /** @description A day of the calendar before and after, without a time zone; null where none was or is set. */
        DateChange: {
            /** Format: date */
            old: string | null;
            /** Format: date */
            new: string | null;
        };
        /** @description The priority before and after; null where none was or is set. */
        PriorityChange: {
            /** @description Open to further values. */
            old: string | null;
            /** @description Open to further values. */
            new: string | null;
        };
        /** @description What an edit changed; only what did change is there, each with its value before and after. */
        PostDataChanges: {
            assignee?: components["schemas"]["AssigneeChange"];
            expectedStartDate?: components["schemas"]["DateChange"];
            expectedEndDate?: components["schemas"]["DateChange"];
            priority?: components["schemas"]["PriorityChange"];
        };
        /** @description The task that the entry is about. */
        NotificationTask: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description The task is gone; a link then opens the tasks of the post without naming it. */
            deleted: boolean;
            /** @description When the task is due; null when it has no end. */
            expiration: components["schemas"]["ZonedDateTime"] | null;
        };
        /** @description A step from one status to another. */
        StateTransition: {
            fromState: components["schemas"]["WorkflowState"];
            toState: components["schemas"]["WorkflowState"];
        };
        /** @description The workspace in which it happened. */
        NotificationWorkspace: {
            id?: components["schemas"]["Id"];
            name: string;
        };
        /** @description The community in which it happened. */
        NotificationCommunity: {
            id?: components["schemas"]["Id"];
            name: string;
        };
        /** @description The comment that the entry is about. */
        NotificationComment: {
            id: components["schemas"]["Id"];
            /** @description The comment is gone; a link then opens the comments of the post without naming it. */
            deleted: boolean;
        };
        /** @description Something that happened to the signed-in person. Which of the optional parts are there depends on `typeId`; a client that meets an unknown `typeId` shows the bare facts and keeps the list whole. */
        Notification: {
            id: components["schemas"]["Id"];
            /**
             * @description What happened. Open on purpose, so that a server may send a kind that this contract does not name yet.
             * @example status-change
             * @example comment-mention
             */
            typeId: string;
            /** @description Who did it: one user, or several with the latest first. A client reads both forms as a list, for example with `[notification.authorUsers].flat()`. */
            authorUsers: components["schemas"]["UserSummary"] | components["schemas"]["UserSummary"][];
            read: boolean;
            timestamp: components["schemas"]["Instant"];
            /**
             * @description Stands for several events that the server folded into one entry.
             * @default false
             */
            aggregated?: boolean;
            /** @description Ids of the folded entries; they are marked as read together with this one. */
            aggregatedNotificationIds?: components["schemas"]["Id"][];
            /** @description Short title chosen by the server, for example for a browser push. */
            title?: string;
            /** @description What was written, without its formats; quoted under the title and cut after three lines. */
            descriptionPlainText?: string;
            /**
             * @description Whether a browser push may be shown for it.
             * @default true
             */
            pushEnabled?: boolean;
            /** @description Path inside the portal that wins over every other target. It counts from the portal's root, without the path that the portal is served below. One slash stands between its parts and no backslash: `//host` and what a browser reads like it would lead to another host. */
            routerLink?: string;
            /** @description Query of `routerLink`. */
            queryParams?: {
                [key: string]: string;
            };
            post?: components["schemas"]["NotificationPost"];
            /** @description Hashtags because of which the person hears of this. */
            hashtags?: components["schemas"]["HashtagSummary"][];
            postDataChangedValues?: components["schemas"]["PostDataChanges"];
            task?: components["schemas"]["NotificationTask"];
            /** @description The change of status that this entry tells of. */
            postWorkflowOperationDetail?: components["schemas"]["StateTransition"];
            /** @description Of an aggregated entry, the oldest change of status. */
            firstPostWorkflowOperationDetail?: components["schemas"]["StateTransition"];
            /** @description Of an aggregated entry, the newest change of status. */
            lastPostWorkflowOperationDetail?: components["schemas"]["StateTransition"];
            /** @description The last change of status of the task. */
            lastTaskTransitionOperationDetail?: components["schemas"]["StateTransition"];
            /** @description Status of the post when the entry was written. */
            workflowState?: components["schemas"]["WorkflowState"];
            workspace?: components["schemas"]["NotificationWorkspace"];
            addedAttachments?: components["schemas"]["AttachmentSummary"][];
            /** @description Attachments whose name or description changed while their bytes stayed. */
            updatedAttachments?: components["schemas"]["AttachmentSummary"][];
            /** @description Attachments that got a new version; each shows its newest one. */
            versionedAttachments?: components["schemas"]["AttachmentSummary"][];
            community?: components["schemas"]["NotificationCommunity"];
            comment?: components["schemas"]["NotificationComment"];
        };
        /** @description A stretch of the stream, newest first, with the tokens that lead on from it. */
        NotificationsStream: {
            notifications: components["schemas"]["Notification"][];
            /** @description Sent back as `syncToken`, it asks for what is new or changed since this answer. */
            nextSyncToken: string;
            /** @description Sent back as `pageToken`, it asks for the next older stretch; absent or null at the end and in answers to a sync. */
            nextPageToken?: string | null;
        };
        /** @description How many notifications the person has not read, as an absolute number. */
        NotificationsCount: {
            count: number;
        };
        /** @description Which entries were read. Ids that are unknown or read already change nothing. */
        MarkNotificationsAsReadRequest: {
            notificationIds: components["schemas"]["Id"][];
        };
        /** @description Up to where everything was read; what came after this entry stays unread. */
        MarkAllNotificationsAsReadRequest: {
            /** @description Id of the newest entry that the person saw. */
            lastReadNotificationId: components["schemas"]["Id"];
        };
        /** @description A question, in the conversation that `sessionId` names. */
        RagQuestion: {
            question: string;
            /** @description Of the former answer in the same conversation; null or absent for the first question. */
            sessionId?: string | null;
            /** @description The one community in which the person stands; null everywhere else. */
            communityIds: components["schemas"]["Id"][] | null;
        };
        /** @description A file as it stands among the sources. */
        AiAttachmentData: {
            id?: components["schemas"]["Id"];
            name: string;
            /**
             * Format: uri-reference
             * @description Icon of its kind; relative to the document's base.
             */
            iconPath: string;
            /** @description Page on which the snippet stands. */
            page?: number;
        };
        /** @description A post as it stands among the sources. */
        AiReferencePost: {
            id: components["schemas"]["Id"];
            title: string;
            /**
             * Format: uri-reference
             * @description Where its picture is; null without one.
             */
            coverImage: string | null;
            mainAttachment: components["schemas"]["AiAttachmentData"] | null;
            /** @description First words of the post; may be empty. */
            description: string;
            community?: components["schemas"]["CommunitySummary"];
        };
        /** @description A post in which the answer was found. */
        AiPostReference: {
            /** @constant */
            type: "post";
            /** @description The words of the post that the answer rests on. */
            snippet: string;
            post: components["schemas"]["AiReferencePost"];
        };
        /** @description A file in which the answer was found, with the post that it belongs to. */
        AiAttachmentReference: {
            /** @constant */
            type: "attachment";
            /** @description The words of the file that the answer rests on. */
            snippet: string;
            attachmentData: components["schemas"]["AiAttachmentData"];
            post: components["schemas"]["AiReferencePost"];
        };
        /** @description A source of the answer; `type` tells which of the two it is. */
        AiReference: components["schemas"]["AiPostReference"] | components["schemas"]["AiAttachmentReference"];
        /** @description What the assistant says. */
        AiAnswer: {
            id: components["schemas"]["Id"];
            /** @description Markdown without HTML. A mark such as `[2]` stands for the second of the references; that there are marks is inferred. */
            message: string;
            creationTimestamp: components["schemas"]["Instant"];
            /** @description What the answer rests on, in the order of its numbers; may be empty. */
            references: components["schemas"]["AiReference"][];
        };
        /** @description The answer, and the conversation in which the next question may follow. */
        RagAnswer: {
            answer: components["schemas"]["AiAnswer"];
            sessionId: string;
        };
        /** @description What the person thinks of an answer. Without `like`, or with null, an earlier opinion is taken back. */
        MessageFeedback: {
            like?: boolean | null;
            /** @description Ids of the reasons that were ticked; open to further values. */
            feedbacks?: string[];
            text?: string;
        };
        /** @description A state in its workflow. Workflows may share a state. */
        WorkflowStep: components["schemas"]["WorkflowState"] & {
            /** @description Where a post begins, is under way, or rests. Unknown ones count as open. */
            kind: string;
            /** @description How long a post should stay here at most. */
            targetHours: number | null;
        };
        /** @description A role towards the post, or a group or a person by name. */
        Actor: {
            kind: string;
            /** @description The group or the person; only there for these kinds. */
            subject?: components["schemas"]["Assignee"];
        };
        FieldOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @description A field of the form. `assignee`, `expectedStartDate`, `expectedEndDate` and `priority` write the data of the post, the other kinds stay in the record. */
        TransitionField: {
            id: components["schemas"]["Id"];
            kind: string;
            label: string;
            help?: string;
            required: boolean;
            /** @description Of a choice. */
            options?: components["schemas"]["FieldOption"][];
            maxLength?: number;
            /** @description Of a number. */
            minimum?: number;
            /** @description Of a number. */
            maximum?: number;
        };
        /** @description Whether a part of the form is there, and must be filled. */
        FormPart: string;
        /** @description What a transition asks for. */
        TransitionForm: {
            fields: components["schemas"]["TransitionField"][];
            note: components["schemas"]["FormPart"];
            attachments: components["schemas"]["FormPart"];
        };
        /** @description A step that somebody may take. */
        Transition: {
            id: components["schemas"]["Id"];
            /** @description What the button says. */
            name: string;
            fromStateIds: components["schemas"]["Id"][];
            toState: components["schemas"]["WorkflowState"];
            direction: string;
            /** @description Who may take it, as far as they belong to the community of the post. */
            actors: components["schemas"]["Actor"][];
            /** @description What must hold before; unknown ones are shown by their name. */
            rules: string[];
            /** @description Whether it can be taken back until `undoUntil` of its record. */
            undoable: boolean;
            /** @description Null where it asks for nothing. */
            form: components["schemas"]["TransitionForm"] | null;
        };
        /** @description The states that the posts of some communities go through. Defined by the operator; a community runs at most one. */
        Workflow: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            /** @description Those that run it and that the person may read. */
            communities: components["schemas"]["CommunitySummary"][];
            /** @description In their order. */
            states: components["schemas"]["WorkflowStep"][];
            transitions: components["schemas"]["Transition"][];
            /** @description Its posts that the person may read. */
            counts: {
                waitingForMe: number;
                /** @description Those in no final state. */
                open: number;
                all: number;
            };
            /** @description Whether the person may move several of its posts at once. */
            canMoveMany: boolean;
        };
        WorkflowList: {
            workflows: components["schemas"]["Workflow"][];
        };
        /** @description A post in a list of what is to be decided. */
        WorkflowPost: {
            post: components["schemas"]["PostRef"];
            author: components["schemas"]["UserSummary"];
            inWorkflow: components["schemas"]["PostInWorkflow"];
            workflow: components["schemas"]["WorkflowRef"];
            state: components["schemas"]["WorkflowState"];
            targetHours: number | null;
            waitingFor: components["schemas"]["Assignee"][];
            /** @description Those that the person may take now. */
            transitions: components["schemas"]["NextTransition"][];
        };
        WorkflowPostPage: {
            posts: components["schemas"]["WorkflowPost"][];
            /** @description All that the filters leave, on whatever page. */
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description A state on the way of a post. */
        PostStep: {
            state: components["schemas"]["WorkflowState"];
            status: string;
            /** @description Who brought it there. */
            by?: components["schemas"]["UserSummary"];
            at?: components["schemas"]["Instant"];
        };
        /** @description Why a transition cannot be taken now. */
        Blocker: {
            /** @description Stable kebab-case code; open to further values. */
            code: string;
            /** @description In the person's language, shown where the portal has no words of its own for the code. */
            message: string;
            fieldId?: components["schemas"]["Id"];
            taskIds?: components["schemas"]["Id"][];
            /** @description Who can act instead. */
            people?: components["schemas"]["UserSummary"][];
            remedy: string;
        };
        /** @description A step that leads on from the state of a post, and whether this person may take it now. */
        TransitionOption: {
            transition: components["schemas"]["Transition"];
            /** @description The planning of the post that the form would change; absent where it asks for none of it. */
            current?: components["schemas"]["PostDataFields"];
            /** @description Whether the person is one of its actors and nothing stands in the way but empty fields. */
            allowed: boolean;
            /** @description What it brings about. */
            effects: {
                notifiedCount: number;
                waitsForNext: components["schemas"]["Assignee"][];
            };
            blockers: components["schemas"]["Blocker"][];
        };
        /** @description What was filled in, with the label that the field had then. */
        RecordedValue: {
            fieldId: components["schemas"]["Id"];
            label: string;
            text: string;
        };
        /** @description A change of a record, with what stood there before. */
        RecordEdit: {
            by: components["schemas"]["UserSummary"];
            at: components["schemas"]["Instant"];
            noteBefore: components["schemas"]["Delta"] | null;
            valuesBefore: components["schemas"]["RecordedValue"][];
            /** @description What it changed in the data of the post; absent for nothing. */
            dataChanges?: components["schemas"]["PostDataChanges"];
        };
        /** @description A transition that was taken. One that was undone stays, marked as such. */
        TransitionRecord: {
            id: components["schemas"]["Id"];
            transition: components["schemas"]["WorkflowRef"];
            fromState: components["schemas"]["WorkflowState"];
            toState: components["schemas"]["WorkflowState"];
            by: components["schemas"]["UserSummary"];
            at: components["schemas"]["Instant"];
            note: components["schemas"]["Delta"] | null;
            values: components["schemas"]["RecordedValue"][];
            /** @description What it changed in the data of the post; absent for nothing. */
            dataChanges?: components["schemas"]["PostDataChanges"];
            attachments?: components["schemas"]["AttachmentSummary"][];
            /** @description How long the post had been in the state that it left. */
            hoursInFromState: number | null;
            /** @description Of the bulk transition that it was part of. */
            bulkOperationId: components["schemas"]["Id"] | null;
            /** @description Later changes of note and values, oldest first. */
            edits: components["schemas"]["RecordEdit"][];
            /** @description Until when its actor may take it back, and before which nobody is notified; null where it cannot be undone. */
            undoUntil: components["schemas"]["Instant"] | null;
            undone: boolean;
            canUndo: boolean;
            /** @description Whether the person may change note and values; nobody may once the post has moved on. */
            canEdit: boolean;
            occToken: components["schemas"]["OccToken"];
        };
        /** @description Where a post stands in its workflow, how it came there and what comes next. */
        PostWorkflow: components["schemas"]["PostInWorkflow"] & {
            workflow: components["schemas"]["WorkflowRef"];
            state: components["schemas"]["WorkflowState"];
            /** @description When it is over its target; null where the state has none. */
            dueAt: components["schemas"]["Instant"] | null;
            targetHours: number | null;
            waitingFor: components["schemas"]["Assignee"][];
            steps: components["schemas"]["PostStep"][];
            /** @description Every transition from this state, those of others included. */
            options: components["schemas"]["TransitionOption"][];
            lastRecord: components["schemas"]["TransitionRecord"] | null;
        };
        /** @description What was decided about a post, newest first. */
        TransitionRecordPage: {
            records: components["schemas"]["TransitionRecord"][];
            nextPageToken: string | null;
        };
        /** @description What was filled in. Numbers, days (`2026-11-20`) and the ids of options are written as text, a ticked box is `true`. */
        FieldValue: {
            fieldId: components["schemas"]["Id"];
            text: string;
        };
        /** @description Note and values of a record as they are to stand; what is absent stays as it is. */
        RecordChange: {
            occToken: components["schemas"]["OccToken"];
            /** @description At most 2,000 characters. */
            note?: components["schemas"]["Delta"] | null;
            values?: components["schemas"]["FieldValue"][];
            /** @description For the fields that write the planning of the post; only what the form asks for may be sent. It is compared with what is planned now. */
            data?: components["schemas"]["PostDataFields"];
        };
        /** @description Takes a transition. */
        TransitionRequest: {
            occToken: components["schemas"]["OccToken"];
            /** @description At most 2,000 characters. */
            note?: components["schemas"]["Delta"] | null;
            values?: components["schemas"]["FieldValue"][];
            /** @description For the fields that write the planning of the post; what is absent stays, and only what the form asks for may be sent. A required one is also met by what is planned already. */
            data?: components["schemas"]["PostDataFields"];
            /** @description Files of upload sessions with the purpose `transition`; only where the form asks for attachments. */
            fileIds?: components["schemas"]["Id"][];
        };
        /** @description What was recorded, and how the post stands now. */
        TransitionResult: {
            record: components["schemas"]["TransitionRecord"];
            workflow: components["schemas"]["PostWorkflow"];
        };
        /** @description Open tasks by when they are due, in the zone that was asked for. */
        TaskCounts: {
            open: number;
            overdue: number;
            today: number;
            /** @description After today, until the end of Sunday. */
            week: number;
            later: number;
            /** @description Those without an end. */
            none: number;
        };
        /** @description A page of tasks. Closed ones come by when they were closed, newest first. */
        TaskPage: {
            tasks: components["schemas"]["TaskSummary"][];
            /** @description The open ones that all filters but `state` and `due` leave. */
            counts: components["schemas"]["TaskCounts"];
            /** @description All that the filters leave, on whatever page. */
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description How long before the end its assignee is reminded. */
        Reminders: string[];
        /** @description The people who are to follow it, all of them; they must be able to read the post. */
        TaskMonitorIds: components["schemas"]["Id"][];
        /** @description The step of the post's workflow that is to wait for it; null for none. */
        TaskStepId: components["schemas"]["Id"] | null;
        /** @description A task to be made; with several assignees one for each. */
        NewTask: {
            title: string;
            /** @description At most 10,000 characters. */
            description?: components["schemas"]["Delta"] | null;
            assignees?: components["schemas"]["Assignee"][];
            expiration?: components["schemas"]["ZonedDateTime"] | null;
            expirationAllDay?: boolean;
            remindBefore?: components["schemas"]["Reminders"];
            priority?: components["schemas"]["TaskPriority"];
            monitorIds?: components["schemas"]["TaskMonitorIds"];
            requiredForId?: components["schemas"]["TaskStepId"];
        };
        /** @description A task in full. */
        Task: components["schemas"]["TaskSummary"] & {
            /** @description At most 10,000 characters. */
            description: components["schemas"]["Delta"] | null;
            /** @description The states to which the person can move it by `moveTask`; none where it is closed. */
            moves?: components["schemas"]["TaskState"][];
            /** @description The steps of the post that the person can make wait for it. */
            steps?: components["schemas"]["TaskStep"][];
            remindBefore: components["schemas"]["Reminders"];
            /** @description Those who follow it; they hear of everything that happens to it. */
            monitors: components["schemas"]["UserSummary"][];
            monitoredByMe: boolean;
            attachments: components["schemas"]["AttachmentSummary"][];
            createdBy: components["schemas"]["UserSummary"];
            createdAt: components["schemas"]["Instant"];
            /** @description Whether the person may change what is written of it. */
            canEdit: boolean;
            /** @description Whether the person may give it to somebody else. */
            canAssign: boolean;
            /** @description Whether the person can give it back to the group from which it was taken. */
            canRelease: boolean;
            canRemind: boolean;
            canDelete: boolean;
            canComment: boolean;
            /** @description Whether the person may add, replace and remove its files. */
            canAddAttachments: boolean;
        };
        /** @description The tasks that were made, in the order of their assignees. */
        TasksMade: {
            tasks: components["schemas"]["Task"][];
        };
        /** @description A part of the work of a post. There is one level of them. */
        SubActivity: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description Empty for none. */
            description: string;
            /** @description Planned, running, done or cancelled. */
            state: components["schemas"]["WorkflowState"];
            assignee: components["schemas"]["Assignee"] | null;
            /**
             * Format: date
             * @description A day of the calendar, the same in every time zone.
             */
            expectedStartDate: string | null;
            /** Format: date */
            expectedEndDate: string | null;
            priority: string | null;
            /** @description When it was first running; null before. */
            actualStart: components["schemas"]["Instant"] | null;
            /** @description When it was done or cancelled; null while it is neither. */
            actualEnd: components["schemas"]["Instant"] | null;
            canEdit: boolean;
            occToken: components["schemas"]["OccToken"];
        };
        /** @description The sub-activities of a post in their order, at most 100. */
        SubActivityList: {
            subActivities: components["schemas"]["SubActivity"][];
            /** @description Those that one can be in. */
            states: components["schemas"]["WorkflowState"][];
        };
        /** @description What is written of a sub-activity. */
        SubActivityFields: {
            title?: string;
            description?: string;
            assignee?: components["schemas"]["Assignee"] | null;
            /** Format: date */
            expectedStartDate?: string | null;
            /** Format: date */
            expectedEndDate?: string | null;
            priority?: string | null;
            /** @description One of the states of the list. */
            stateId?: string;
        };
        /** @description A sub-activity to be added; without a state it is planned. */
        NewSubActivity: components["schemas"]["SubActivityFields"] & {
            title: string;
        };
        /** @description Where a sub-activity is to stand. */
        SubActivityPlace: {
            id: components["schemas"]["Id"];
            /** @description The one before it; null where it is to be the first. */
            afterId: components["schemas"]["Id"] | null;
        };
        /** @description What is to change; what is absent stays. */
        SubActivityChange: components["schemas"]["SubActivityFields"] & {
            occToken: components["schemas"]["OccToken"];
        };
        /** @description What is to change; what is absent stays. */
        TaskChange: {
            occToken: components["schemas"]["OccToken"];
            title?: string;
            /** @description At most 10,000 characters. */
            description?: components["schemas"]["Delta"] | null;
            assignee?: components["schemas"]["Assignee"] | null;
            expiration?: components["schemas"]["ZonedDateTime"] | null;
            expirationAllDay?: boolean;
            remindBefore?: components["schemas"]["Reminders"];
            priority?: components["schemas"]["TaskPriority"];
            monitorIds?: components["schemas"]["TaskMonitorIds"];
            requiredForId?: components["schemas"]["TaskStepId"];
        };
        /** @description The state that a task is to have, one of its `moves`; done is reached by closing it. */
        TaskMove: {
            stateId: components["schemas"]["Id"];
        };
        /** @description How a task ends. */
        TaskEnd: {
            /** @enum {string} */
            outcome: "done" | "not-needed";
            note?: string | null;
        };
        /** @description What happened to a task. */
        TaskEvent: {
            id: components["schemas"]["Id"];
            kind: string;
            by: components["schemas"]["UserSummary"];
            at: components["schemas"]["Instant"];
            /** @description What was edited. */
            fields?: string[];
            /** @description To whom it was given; null for nobody, absent where that did not change. */
            assignee?: components["schemas"]["Assignee"] | null;
            /** @description Where it was moved. */
            state?: components["schemas"]["TaskState"];
            outcome?: string;
            /** @description What was said when it was closed. */
            note?: string;
        };
        /** @description What happened to a task, newest first. */
        TaskActivity: {
            events: components["schemas"]["TaskEvent"][];
        };
        /** @description How many people were asked, and how many stand where. */
        FeedbackCounts: {
            all: number;
            /** @description Those who have not answered, whether they have begun or not. */
            requested: number;
            submitted: number;
            returned: number;
            accepted: number;
            withdrawn: number;
        };
        /** @description A question about a post that people were asked by name. */
        FeedbackRequest: {
            id: components["schemas"]["Id"];
            question: string;
            /** @description Whether an answer says if its author agrees. */
            verdicts: boolean;
            /** @description Whether an answer may hold files. */
            filesAllowed: boolean;
            /** @description Until when an answer is asked for; null without an end. It is overdue as a task is. */
            expiration: components["schemas"]["ZonedDateTime"] | null;
            /** @description Only the day of `expiration` counts. */
            expirationAllDay: boolean;
            createdBy: components["schemas"]["UserSummary"];
            createdAt: components["schemas"]["Instant"];
            /** @description Nobody can answer any more. */
            closed: boolean;
            /** @description How many stand where; null for those who were asked and do not look after the request. */
            counts: components["schemas"]["FeedbackCounts"] | null;
            /** @description The task with which the person themselves was asked; null where they were not. */
            myTaskId: components["schemas"]["Id"] | null;
            /** @description Whether the person may read the answers, accept and return them, remind people, change and close the request. */
            canManage: boolean;
            occToken: components["schemas"]["OccToken"];
        };
        /** @description The requests at a post, newest first, at most 20. Who looks after the post reads all of them, everybody else those that ask them. */
        FeedbackRequestList: {
            requests: components["schemas"]["FeedbackRequest"][];
            /** @description Whether the person may ask for feedback here. */
            canAsk: boolean;
        };
        /** @description A question for people; each of them gets a task. A group stands for its members. */
        NewFeedbackRequest: {
            question: string;
            recipients: components["schemas"]["Assignee"][];
            /** @default true */
            verdicts?: boolean;
            /** @default true */
            filesAllowed?: boolean;
            expiration?: components["schemas"]["ZonedDateTime"] | null;
            expirationAllDay?: boolean;
        };
        /** @description What becomes of a request; what is left out stays. */
        FeedbackRequestChange: {
            occToken: components["schemas"]["OccToken"];
            question?: string;
            verdicts?: boolean;
            /** @description Files of answers that are there stay. */
            filesAllowed?: boolean;
            expiration?: components["schemas"]["ZonedDateTime"] | null;
            expirationAllDay?: boolean;
            /** @description Who is asked as well; a group stands for its members. */
            addRecipients?: components["schemas"]["Assignee"][];
        };
        /** @description Who is reminded. */
        FeedbackReminder: {
            /** @description Null for everybody who has not answered. */
            userIds: components["schemas"]["Id"][] | null;
        };
        /** @description Whether somebody agrees; null where they do not say. */
        FeedbackVerdict: string | null;
        /** @description What a person answers. */
        FeedbackAnswer: {
            /** @description At most 10,000 characters. */
            content: components["schemas"]["Delta"] | null;
            verdict: components["schemas"]["FeedbackVerdict"];
            attachments: components["schemas"]["AttachmentSummary"][];
        };
        /** @description What one person was asked, and their answer. The two who may read it are the person and those who look after the request; the answer shows to the latter once it was submitted. */
        FeedbackTask: {
            /** @description The same as that of the task in the lists of tasks, whose kind is `feedback`. */
            id: components["schemas"]["Id"];
            requestId: components["schemas"]["Id"];
            post: components["schemas"]["PostRef"];
            question: string;
            verdicts: boolean;
            filesAllowed: boolean;
            expiration: components["schemas"]["ZonedDateTime"] | null;
            expirationAllDay: boolean;
            requestedBy: components["schemas"]["UserSummary"];
            recipient: components["schemas"]["UserSummary"];
            /** @description How far it is; that an answer was begun (`draft`) shows to its author alone. */
            state: string;
            /** @description When it came to this state. */
            changedAt: components["schemas"]["Instant"];
            remindedAt: components["schemas"]["Instant"] | null;
            /** @description Null where nothing was written that the person may read. */
            answer: components["schemas"]["FeedbackAnswer"] | null;
            /** @description What was said when the answer was returned; null where it was not. */
            note: string | null;
            /** @description The request was closed. */
            closed: boolean;
            canAnswer: boolean;
            /** @description Whether the person may accept or return the answer. */
            canReview: boolean;
            canWithdraw: boolean;
            occToken: components["schemas"]["OccToken"];
        };
        /** @description A page of the people who were asked, by name, and how many stand where. */
        FeedbackTaskPage: {
            tasks: components["schemas"]["FeedbackTask"][];
            counts: components["schemas"]["FeedbackCounts"];
            nextPageToken: string | null;
        };
        /** @description The answer as far as it is written; it takes the place of what was kept before. */
        FeedbackDraft: {
            occToken: components["schemas"]["OccToken"];
            content: components["schemas"]["Delta"] | null;
            /** @enum {string|null} */
            verdict: "agree" | "changes" | "disagree" | null;
            /** @description The files of the answer that stay. */
            attachmentIds: components["schemas"]["Id"][];
            /** @description Files of the person's upload sessions at this post with the purpose `feedback` that join them. */
            fileIds?: components["schemas"]["Id"][];
        };
        /** @description Which state of the answer the person has seen. */
        FeedbackStep: {
            occToken: components["schemas"]["OccToken"];
        };
        /** @description What is missing in the answer. */
        FeedbackReturn: {
            occToken: components["schemas"]["OccToken"];
            note: string;
        };
        /** @description A bulk transition as a list shows it. */
        BulkOperationSummary: {
            operationId: components["schemas"]["Id"];
            /** @description Open to further values; an unknown one reads as finished. */
            state: string;
            targetState: components["schemas"]["WorkflowState"];
            startedAt: components["schemas"]["Instant"];
            /** @description Null while it runs. */
            finishedAt: components["schemas"]["Instant"] | null;
            postsCount: number;
            successPostsCount: number;
            failedPostsCount: number;
        };
        /** @description A page of the person's own bulk transitions, newest first. */
        BulkOperationPage: {
            operations: components["schemas"]["BulkOperationSummary"][];
            nextPageToken: string | null;
        };
        /** @description Which posts go where. */
        BulkTransitionRequest: {
            postIds: components["schemas"]["Id"][];
            targetStateId: components["schemas"]["Id"];
            /** @description Made up by the client once for each start; a second request with the same key starts nothing and answers with the first operation. */
            clientKey: string;
            /** @description A check of these posts. Its note and values are applied, and its other posts are kept as left out; each post is checked once more when its turn comes. */
            preflightId?: components["schemas"]["Id"];
        };
        /** @description Why a post could not be moved; only there when it failed. */
        BulkFailureReason: {
            /** @description Stable kebab-case code; open to further values. */
            code: string;
            /** @description In the person's language, shown where the portal has no words of its own for the code. */
            message: string;
        };
        /** @description One post of the operation. */
        BulkOperationPost: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description Open to further values; an unknown one reads as not processed. */
            outcome: string;
            reason?: components["schemas"]["BulkFailureReason"];
        };
        /** @description A post that was selected and not moved. */
        BulkLeftOutPost: {
            id: components["schemas"]["Id"];
            title: string;
            reasons: components["schemas"]["BulkFailureReason"][];
        };
        /** @description A bulk transition and how far it is. Posts that are in neither count have not been processed: they wait while it runs, and stay where they were once it was aborted. */
        BulkOperation: {
            operationId: components["schemas"]["Id"];
            /** @description Open to further values; an unknown one reads as finished. */
            state: string;
            /** @description All posts of the operation, in the order of the request. */
            posts: components["schemas"]["BulkOperationPost"][];
            successPostsCount: number;
            failedPostsCount: number;
            /** @description The person has closed its banner or opened its report. */
            read: boolean;
            /** @description Where the posts go. */
            targetState: components["schemas"]["WorkflowState"];
            startedAt: components["schemas"]["Instant"];
            /** @description Null while it runs. */
            finishedAt: components["schemas"]["Instant"] | null;
            /** @description Whether a new operation with the failed posts alone makes sense. */
            retryable: boolean;
            /** @description The check that it was started from; absent for none. */
            preflightId?: components["schemas"]["Id"];
            /** @description What its records say; absent for nothing. */
            note?: components["schemas"]["Delta"] | null;
            /** @description Posts of the check that the operation leaves where they are, each with the reasons. */
            leftOut?: components["schemas"]["BulkLeftOutPost"][];
        };
        /** @description The newest operation of the person whose end they have not acknowledged; null when there is none. */
        LastUnreadBulkOperation: {
            operation: components["schemas"]["BulkOperation"] | null;
        };
        /** @description What narrows a list of posts in workflows, as the parameters of `listWorkflowPosts`. */
        WorkflowPostFilter: {
            /** @enum {string} */
            scope: "waiting" | "authored" | "all";
            workflowId?: components["schemas"]["Id"];
            stateId?: components["schemas"]["Id"];
            communityId?: components["schemas"]["Id"];
            overTarget?: boolean;
            assigneeId?: components["schemas"]["Id"];
            search?: string;
        };
        /** @description Which posts are to be checked: `postIds`, else those of a list (`filter`), else those of an earlier check (`preflightId`). Those that the person may not read are not taken. */
        NewBulkPreflight: {
            /** @description At most 500. */
            postIds?: components["schemas"]["Id"][];
            filter?: components["schemas"]["WorkflowPostFilter"];
            /** @description Posts that the filter finds and that are not taken. */
            excludedPostIds?: components["schemas"]["Id"][];
            /** @description A check of the person, also one that has expired. What was chosen there is taken over, for these posts or for all of its own. */
            preflightId?: components["schemas"]["Id"];
            /** @description Where they are to go; absent for the state to which most can go. */
            targetStateId?: components["schemas"]["Id"];
        };
        /** @description A state to which some of the posts can go. */
        PreflightTarget: {
            state: components["schemas"]["WorkflowState"];
            readyCount: number;
            needsValueCount: number;
            blockedCount: number;
        };
        /** @description Values for all posts that lack them; posts that have their own keep it. */
        PreflightFill: {
            data: components["schemas"]["PostDataFields"];
            values: components["schemas"]["FieldValue"][];
        };
        /** @description A post of a check. */
        PreflightPost: {
            post: components["schemas"]["PostRef"];
            author: components["schemas"]["UserSummary"];
            /** @description Null where it goes through no workflow. */
            state: components["schemas"]["WorkflowState"] | null;
            since: components["schemas"]["Instant"];
            /** @description Open to further values; an unknown one counts as blocked. */
            verdict: string;
            /** @description What stands in its way; of one that lacks values, a blocker for each with its field. */
            blockers: components["schemas"]["Blocker"][];
            /** @description Fields for which it takes the value that is set for all. */
            filledFieldIds: components["schemas"]["Id"][];
            /** @description The person leaves it out. */
            excluded: boolean;
        };
        /** @description What would become of many posts if they were moved: each of them is ready, lacks a value, is blocked or left out. Kept for a day, for the person who asked. */
        BulkPreflight: {
            preflightId: components["schemas"]["Id"];
            checkedAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            /** @description Every state to which a step leads from one of the posts. */
            targets: components["schemas"]["PreflightTarget"][];
            /** @description Where they would go; null where nothing leads anywhere. */
            targetStateId: components["schemas"]["Id"] | null;
            /** @description What the steps to that state ask for, each field once; null for nothing. */
            form: components["schemas"]["TransitionForm"] | null;
            fill: components["schemas"]["PreflightFill"];
            /** @description For the records of all posts. */
            note: components["schemas"]["Delta"] | null;
            /** @description In the order of the request. */
            posts: components["schemas"]["PreflightPost"][];
            /** @description They add up to the number of posts; one that is left out counts as nothing else. */
            counts: {
                ready: number;
                needsValue: number;
                blocked: number;
                excluded: number;
            };
            /** @description Posts whose state is another one than when they were checked. */
            changedCount: number;
            /** @description How many people would get one notification. */
            notifiedCount: number;
        };
        /** @description What is to change in a check; what is absent stays. The posts are checked again. */
        BulkPreflightChange: {
            targetStateId?: components["schemas"]["Id"];
            excludedPostIds?: components["schemas"]["Id"][];
            fill?: components["schemas"]["PreflightFill"];
            /** @description At most 2,000 characters. */
            note?: components["schemas"]["Delta"] | null;
        };
    };
    responses: {
        /** @description The request does not keep the contract or a rule of the server. */
        ValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The client asked too often; `Retry-After` says when to try again. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed in a way that it did not foresee. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service or one it needs cannot answer now; the same request may succeed later. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is unknown, used up or too old. Which of them is not said. */
        TokenExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no session, or it has expired. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing at this address. Where an entity is meant, its own code says which one is missing. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The person may not look people up. A private profile is no such case; its fields are null instead. */
        UserForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A parameter is out of its limits or the page token is no longer known. */
        PageRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody has this id. Somebody whose account was deleted is still found, and marked as such. */
        UserNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The person may not look groups up. */
        GroupForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No group has this id. A deleted group is still found, and marked as such. */
        GroupNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The community is there, and the person may not see it. The code names the closed door: the community itself, or the catalog in which it stands. */
        CommunityForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such community, or no more. */
        CommunityNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The person may change no catalogs, or this one is closed to them. */
        CatalogForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such catalog, or no more. */
        CatalogNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The post is there, and the person may not see it. The code names the closed door as `<entity>-forbidden`; plain `forbidden` is for a door that none of them names. */
        PostForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such post, or no more. */
        PostNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing to search for, there is too much, or a parameter is out of its limits. */
        refused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The search or the whole service cannot answer now; the same request may succeed later. */
        unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing to search for, or there is too much. */
        quickRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The community is in the archive, and nothing changes there. */
        CommunityArchived: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workflow of the posts is closed to the person by now. */
        OperationForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Every word begins a word of the name, caption, role, place, area or business unit, or is the internal phone number as a whole. Case and accents do not count, `ae` stands for `ä`, and Greek and Latin letters find each other.
         * @example quality torino
         */
        Search: string;
        /**
         * @description Only people at one of these places; the ids are those of `PeopleFacets.place`.
         * @example [
         *       "Torino, Italy"
         *     ]
         */
        Place: components["schemas"]["Id"][];
        /**
         * @description Only people of one of these areas.
         * @example [
         *       "area-quality"
         *     ]
         */
        AreaId: components["schemas"]["Id"][];
        /** @description `best-match` begins with those whose name has the words of the search; without a search it is the same as `name`. Names stand as the language of the request (`Accept-Language`) sorts them. */
        Sort: "best-match" | "name";
        /** @description How many people the answer may hold at most. */
        PageSize: number;
        /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
        PageToken: string;
        /** @example marco-bianchi */
        UserId: components["schemas"]["Id"];
        /** @example group-line-4 */
        GroupId: components["schemas"]["Id"];
        /** @description How many entries the answer may hold at most. */
        "PageSize-2": number;
        /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
        "Search-2": string;
        /**
         * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
         * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description The X-Request-Id that the client sent, or one that the server made up. */
        RequestId: string;
        /** @description Seconds to wait before the same request makes sense again. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description The session that has begun. */
            200: {
                headers: {
                    /** @description The session cookie. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description User name and password do not belong together. Which of the two is wrong is not said. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account exists but may not sign in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no session any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session of this browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPasswordPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordPolicy"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRecoveryRequest"];
            };
        };
        responses: {
            /** @description If there is such an account, a mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The new password is in force. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            410: components["responses"]["TokenExpired"];
            /** @description The password does not fulfil the policy, or the request does not keep the contract. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyPrivateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPrivateEmailRequest"];
            };
        };
        responses: {
            /** @description The address is confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            410: components["responses"]["TokenExpired"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeRequest"];
            };
        };
        responses: {
            /** @description No further mails of this kind are sent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            410: components["responses"]["TokenExpired"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeResultToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeResultTokenRequest"];
            };
        };
        responses: {
            /** @description The session that has begun. */
            200: {
                headers: {
                    /** @description The session cookie. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The person is known elsewhere but has no account here, or a blocked one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            410: components["responses"]["TokenExpired"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPushChannelsClientTransport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the realtime client needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushChannelsClientTransport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEnvironment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The installation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Environment"];
                };
            };
            500: components["responses"]["InternalError"];
            /** @description The service is flagged out of service, or cannot answer at the moment. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTimeZones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time zones, west to east. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeZones"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSystemMessages: {
        parameters: {
            query: {
                /** @description Which kind of client asks. */
                clientType: "web";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemMessages"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLabels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the set.
                 * @example portal
                 */
                app: string;
                /**
                 * @description Code of the language.
                 * @example it
                 */
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The translations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelTree"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInfoCarousel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration as JSON text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InfoCarousel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExternalLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links, in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExternalLinks"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminCapabilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capabilities; an ordinary member has none of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Capabilities"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPeople: {
        parameters: {
            query?: {
                /**
                 * @description Every word begins a word of the name, caption, role, place, area or business unit, or is the internal phone number as a whole. Case and accents do not count, `ae` stands for `ä`, and Greek and Latin letters find each other.
                 * @example quality torino
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Only people at one of these places; the ids are those of `PeopleFacets.place`.
                 * @example [
                 *       "Torino, Italy"
                 *     ]
                 */
                place?: components["parameters"]["Place"];
                /**
                 * @description Only people of one of these areas.
                 * @example [
                 *       "area-quality"
                 *     ]
                 */
                areaId?: components["parameters"]["AreaId"];
                /** @description `best-match` begins with those whose name has the words of the search; without a search it is the same as `name`. Names stand as the language of the request (`Accept-Language`) sorts them. */
                sort?: components["parameters"]["Sort"];
                /** @description How many people the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeoplePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPeopleFacets: {
        parameters: {
            query?: {
                /**
                 * @description Every word begins a word of the name, caption, role, place, area or business unit, or is the internal phone number as a whole. Case and accents do not count, `ae` stands for `ä`, and Greek and Latin letters find each other.
                 * @example quality torino
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description Only people at one of these places; the ids are those of `PeopleFacets.place`.
                 * @example [
                 *       "Torino, Italy"
                 *     ]
                 */
                place?: components["parameters"]["Place"];
                /**
                 * @description Only people of one of these areas.
                 * @example [
                 *       "area-quality"
                 *     ]
                 */
                areaId?: components["parameters"]["AreaId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values of each filter, with how many people have them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleFacets"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile, as far as the viewer may see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            404: components["responses"]["UserNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    followUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is followed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserFollow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            404: components["responses"]["UserNotFound"];
            /** @description This person cannot be followed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unfollowUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is not followed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserFollow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            404: components["responses"]["UserNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example group-line-4 */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GroupForbidden"];
            404: components["responses"]["GroupNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGroupMembers: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
            };
            header?: never;
            path: {
                /** @example group-line-4 */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupMembersPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GroupForbidden"];
            404: components["responses"]["GroupNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommunities: {
        parameters: {
            query?: {
                /** @description The person's own, or the directory; in the directory those come first that the person belongs to or follows. */
                scope?: "mine" | "all";
                /** @description Keeps those whose name or description has words that begin so, without regard to case and accents. */
                search?: string;
                /**
                 * @description Only those of this catalog.
                 * @example catalog-work
                 */
                catalogId?: components["schemas"]["Id"];
                /** @description Only those that the person can join at once. */
                joinable?: boolean;
                /** @description Only those in which people write in this language (BCP 47). */
                language?: string;
                /** @description Only those of this place, as people's profiles name it. */
                site?: string;
                sort?: "name" | "active" | "new";
                /** @description How many entries the answer may hold at most; absent for all of the person's own, or 100 of the directory. */
                pageSize?: number;
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Communities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The catalog is closed to the person. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCommunity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCommunity"];
            };
        };
        responses: {
            /** @description The community. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may make no communities. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is a community of this name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The community. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCommunity: {
        parameters: {
            query: {
                /**
                 * @description Of the community as the person knows it.
                 * @example quality-and-safety-2
                 */
                occToken: components["schemas"]["OccToken"];
            };
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not remove it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["CommunityNotFound"];
            /** @description It is not in the archive, or somebody changed it meanwhile; then `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunityChange"];
            };
        };
        responses: {
            /** @description The community afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person does not moderate it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such community, or the upload session of its cover has run out. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another community has this name, or somebody changed it meanwhile: `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A field breaks its rules, or the bytes of the cover are no picture that the portal shows. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunityArchiving"];
            };
        };
        responses: {
            /** @description The community afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person does not moderate it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["CommunityNotFound"];
            /** @description Somebody changed it meanwhile; `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unarchiveCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The community afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person does not moderate it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["CommunityNotFound"];
            /** @description It is not in the archive. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example product-launches */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Joining"];
            };
        };
        responses: {
            /** @description The community afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The community is closed to the person, or takes no new members. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["CommunityNotFound"];
            /** @description Its rules have changed, an earlier request was declined less than 7 days ago, or it is archived. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example product-launches */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is no member. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            /** @description The organisation assigns the members, or nobody else moderates the community. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    followCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example plant-torino */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is followed now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityFollow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unfollowCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example plant-torino */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is followed now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityFollow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                state?: "requested" | "invited" | "member";
                role?: "member" | "moderator";
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example shift-leads-torino */
                communityId: components["schemas"]["Id"];
                /** @example amina-diallo */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is no member. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person decides nothing here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such community, or no such person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The organisation assigns the members, or nobody else moderates the community. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example shift-leads-torino */
                communityId: components["schemas"]["Id"];
                /** @example amina-diallo */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChange"];
            };
        };
        responses: {
            /** @description The membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person decides nothing here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such community, or this person does not belong to it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody else moderates the community. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example shift-leads-torino */
                communityId: components["schemas"]["Id"];
                /** @example nicolo-villa */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipDecision"];
            };
        };
        responses: {
            /** @description The membership; of a declined request as it stood. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person decides nothing here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such community, or this person never asked. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody decided before; `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example shift-leads-torino */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberInviting"];
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedMembers"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person decides nothing here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommunityFiles: {
        parameters: {
            query?: {
                /** @description Only media or only documents. */
                kind?: "media" | "document";
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description The newest first, or by name. */
                sort?: "newest" | "name";
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pictures and files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityFilePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostNarrowing: {
        parameters: {
            query?: {
                /** @description Of the posts in use, or of the archive. */
                filter?: "latest" | "archive";
            };
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What there is to choose. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostNarrowing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            /** @description The filter is not known. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCatalogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCatalog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogFields"];
            };
        };
        responses: {
            /** @description The catalog. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Catalog"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may make no catalogs. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is a catalog of this name, or there are 200 of them. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The catalog.
                 * @example catalog-work
                 */
                catalogId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogChange"];
            };
        };
        responses: {
            /** @description The catalog afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Catalog"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CatalogForbidden"];
            404: components["responses"]["CatalogNotFound"];
            /** @description Another catalog has this name, or somebody changed it meanwhile; then `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCatalog: {
        parameters: {
            query: {
                /**
                 * @description Of the catalog as the person knows it.
                 * @example catalog-work-1
                 */
                occToken: components["schemas"]["OccToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The catalog.
                 * @example catalog-work
                 */
                catalogId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CatalogForbidden"];
            404: components["responses"]["CatalogNotFound"];
            /** @description Somebody changed it meanwhile; `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveFeedPosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which feed.
                 * @example dashboard
                 */
                scope: "dashboard";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedPositionChange"];
            };
        };
        responses: {
            /** @description It is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedPositionSaved"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionFields"];
            };
        };
        responses: {
            /** @description The collection. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person has a collection of this name, or 100 of them. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionChange"];
            };
        };
        responses: {
            /** @description The collection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is shared with the person to read. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such collection. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The name is taken, or it was changed meanwhile; `current` is the collection as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is shared with the person to read. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such collection. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCollectionPosts: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionPostPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such collection. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPostToCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The collection or the post is closed to the person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such collection or no such post. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It holds as many as a collection can. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePostFromCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The collection or the post is closed to the person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such collection or no such post. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reorderCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionMove"];
            };
        };
        responses: {
            /** @description The collection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is shared with the person to read. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such collection, or the post is not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was changed meanwhile; `current` is the collection as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHomes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The homes, in the order of the selector. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNavigationCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationCounts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWaiting: {
        parameters: {
            query?: {
                /**
                 * @description Only these; repeated, one of them.
                 * @example [
                 *       "decision",
                 *       "acknowledgement"
                 *     ]
                 */
                kind?: string[];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of things. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only the events of this community.
                 * @example quality-and-safety
                 */
                communityId?: components["schemas"]["Id"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchContent: {
        parameters: {
            query: {
                /**
                 * @description The words. A leading plus means every word, a leading minus none, quoted text the exact words in their order, other terms some word; a backslash takes a sign after it as a letter. At most 500 letters and 32 words.
                 * @example press sensor -drill
                 */
                q: string;
                /**
                 * @description Only these types; repeated, one of them.
                 * @example [
                 *       "posts",
                 *       "comments"
                 *     ]
                 */
                types?: string[];
                /**
                 * @description Only what stands in this community; repeated, one of them.
                 * @example [
                 *       "quality-and-safety"
                 *     ]
                 */
                in?: components["schemas"]["Id"][];
                /**
                 * @description Only what this person wrote or added; repeated, one of them.
                 * @example [
                 *       "marco-bianchi"
                 *     ]
                 */
                by?: components["schemas"]["Id"][];
                /**
                 * @description Only what was written or added on this day or later, where its reader lives.
                 * @example 2026-09-01
                 */
                from?: string;
                /**
                 * @description Only what was written or added on this day or before.
                 * @example 2026-11-20
                 */
                to?: string;
                /**
                 * @description Only posts in this state of their workflow, with what belongs to them; repeated, one of them.
                 * @example [
                 *       "ws-review"
                 *     ]
                 */
                state?: components["schemas"]["Id"][];
                /**
                 * @description Only posts with this hashtag, with what belongs to them; repeated, one of them.
                 * @example [
                 *       "line4"
                 *     ]
                 */
                tag?: components["schemas"]["Id"][];
                /**
                 * @description Only posts in this language, with what belongs to them; repeated, one of them.
                 * @example [
                 *       "en"
                 *     ]
                 */
                lang?: string[];
                /**
                 * @description Only posts that have this, with what belongs to them; repeated, one of them.
                 * @example [
                 *       "file"
                 *     ]
                 */
                has?: string[];
                /**
                 * @description Only this post and what belongs to it. The results are flat then, whatever their types.
                 * @example p-1042
                 */
                post?: components["schemas"]["Id"];
                /** @description Whether posts in the archive are left out (`without`) or are all that is left (`only`). */
                archive?: "with" | "without" | "only";
                /** @description The best match first (most of the words, then title before text before file, then newer; a replaced post behind its replacement), or the newest. */
                sort?: "best" | "newest";
                /**
                 * @description Of these filters all values are told, as far as 200; repeated, of each of them.
                 * @example [
                 *       "by"
                 *     ]
                 */
                whole?: string[];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["refused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["unavailable"];
        };
    };
    quickSearch: {
        parameters: {
            query: {
                /**
                 * @description What is typed so far, with the signs of `searchContent` and in its limits.
                 * @example pressa tor
                 */
                q: string;
                /**
                 * @description Only posts and hashtags of this community; repeated, one of them.
                 * @example [
                 *       "quality-and-safety"
                 *     ]
                 */
                in?: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What begins with the words, the best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickSuggestions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["quickRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["unavailable"];
        };
    };
    listMentions: {
        parameters: {
            query?: {
                /**
                 * @description All of them, or those that the person has not read.
                 * @example unread
                 */
                filter?: "all" | "unread";
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of mentions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MentionPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markMentionsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MentionsToRead"];
            };
        };
        responses: {
            /** @description They are read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MentionsRead"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Neither ids nor a newest one were sent, or the newest one is not among the person's mentions. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavourites: {
        parameters: {
            query?: {
                /**
                 * @description Keeps only the posts whose title contains these words, without regard to case and accents.
                 * @example lamp
                 */
                search?: string;
                /**
                 * @description Only those that are in this collection too.
                 * @example collection-lamps
                 */
                collectionId?: components["schemas"]["Id"];
                sort?: "saved" | "newest" | "title";
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of favourites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouritePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such collection, or the person cannot read it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description Which posts; `followed` holds those of people, hashtags and communities that the person follows, `archive` what has left the other lists, `to-acknowledge` what the person has to acknowledge. */
                filter?: "latest" | "followed" | "unread" | "archive" | "to-acknowledge" | "unanswered";
                /**
                 * @description Only the posts of this community.
                 * @example quality-and-safety
                 */
                communityId?: components["schemas"]["Id"];
                /** @description Only the posts of this person. */
                authorId?: components["schemas"]["Id"];
                /** @description Only the posts in this state of their workflow. */
                stateId?: components["schemas"]["Id"];
                /** @description Only the posts that carry this hashtag. */
                hashtagId?: components["schemas"]["Id"];
                /** @description Only the posts that were published in this year, in the reader's time zone. */
                year?: number;
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description By number, title, comments, or the last change (of the archive: when the post came there); a minus turns the order round. Newest first where nothing is said. */
                sort?: "number" | "-number" | "title" | "-title" | "comments" | "-comments" | "changed" | "-changed";
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
                /** @description Of the communities that the person belongs to, or of all that they can read, as where nothing is said. */
                scope?: "mine" | "readable";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            /** @description A parameter is out of its limits or the page token is no longer known. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPost"];
            };
        };
        responses: {
            /** @description The same key made this post before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            /** @description The post, which only its author sees. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not post there, or not read or copy what is to be copied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such community, or no such post to copy. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePost: {
        parameters: {
            query: {
                /**
                 * @description Of the post as the person knows it.
                 * @example occ-1042-1
                 */
                occToken: components["schemas"]["OccToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not remove it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description The post has changed in the meantime; `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAcknowledgements: {
        parameters: {
            query?: {
                /** @description Only those who stand there; `overdue` are pending and outdated ones whose day is over. */
                state?: "pending" | "acknowledged" | "outdated" | "overdue";
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-908
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the people who are asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcknowledgementPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not see who has acknowledged it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acknowledgePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Acknowledging"];
            };
        };
        responses: {
            /** @description How the person stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            /** @description A newer revision has to be known (`current` is what is asked now), or nothing is asked here. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remindAcknowledgements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-908
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcknowledgementReminder"];
            };
        };
        responses: {
            /** @description They were reminded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemindersSent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not see who has acknowledged it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description All of them were reminded within the last 24 hours. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDrafts: {
        parameters: {
            query?: {
                /** @description Only posts never published (`draft`), changes of published ones (`edit`), or those that wait for their time. */
                state?: "draft" | "edit" | "scheduled";
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of drafts, with the number of all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, or the person has no draft of it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftContent"];
            };
        };
        responses: {
            /** @description It is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftSaved"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not change this post. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description The draft was saved in another tab or on another device; `current` is that draft. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The draft is over its limits. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardDraft: {
        parameters: {
            query: {
                /**
                 * @description Of the draft as the person knows it.
                 * @example draft-1041-3
                 */
                occToken: components["schemas"]["OccToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no draft any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, or the person has no draft of it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The draft was saved in another tab or on another device; `current` is that draft. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Publishing"];
            };
        };
        responses: {
            /** @description The post as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not change this post, or not post in its community any more. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or the person has no draft of it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A newer revision was published, or the draft was saved elsewhere; `current` is the post, or the draft, as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The draft has a problem of severity error, or the time is too near or too far. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unschedulePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1037
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post, a draft again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not change this post. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description Its time has come; `current` is the published post. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archivePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-967
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the post stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Publication"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not archive it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unarchivePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-967
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the post stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Publication"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not archive it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePostData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostDataChange"];
            };
        };
        responses: {
            /** @description The planning as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostData"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not plan it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description Somebody else changed it meanwhile; `current` is the planning as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The end is before the start, the assignee cannot read the post, or there is no such priority. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRelations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-967
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The relations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRelation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-967
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRelation"];
            };
        };
        responses: {
            /** @description The same key made this relation before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Relation"];
                };
            };
            /** @description The relation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Relation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not relate it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description The two are related in this way already, are one, or would replace or continue each other. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description One of the two has as many relations as a post can have. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeRelation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-957
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The relation.
                 * @example rel-1
                 */
                relationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are not related any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not relate it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or no such relation. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostCandidates: {
        parameters: {
            query?: {
                /** @description A number, or words of the title without regard to case and accents; absent for the newest posts. */
                search?: string;
                /**
                 * @description The post that they are chosen for; it is left out.
                 * @example p-1042
                 */
                postId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostCandidates"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostRevisions: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of revisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostRevisionPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description Its number, from 1.
                 * @example 2
                 */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostRevision"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, or it was never published under this number. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostVisibility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who can read it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostVisibility"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    explainPostReader: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The person.
                 * @example marco-bianchi
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the person can read it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostReader"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, or no such person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPostImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPostImage"];
            };
        };
        responses: {
            /** @description The same key made this picture before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostImage"];
                };
            };
            /** @description The picture, with its size. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostImage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not change this post. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or the upload session has run out. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The bytes are no picture that posts show. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePostImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The picture.
                 * @example image-1
                 */
                imageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostImageChange"];
            };
        };
        responses: {
            /** @description The picture as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostImage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not change this post. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or it has no such picture. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTable: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description The same key made this table before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
            /** @description The table. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not change this post. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description The table is too large. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description Only those who answered that. */
                response?: "pending" | "accepted" | "tentative" | "declined" | "waiting";
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the invited people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, or it has no event. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitePeople: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Inviting"];
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedPeople"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not invite to its event. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or it has no event. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description So many people cannot be invited; nobody was. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    respondToInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAnswer"];
            };
        };
        responses: {
            /** @description The answer as it was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnswered"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The post is closed, or the person is not invited. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or it has no event. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The event is over or was cancelled, or its answers are closed, as those of an archived post are. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The invitation.
                 * @example inv-1015-1
                 */
                invitationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not invite to its event. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, event or invitation. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The invitation.
                 * @example inv-1015-1
                 */
                invitationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationChange"];
            };
        };
        responses: {
            /** @description As it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not invite to its event. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, event or invitation. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["CalendarFile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, or it has no event. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubjectCandidates: {
        parameters: {
            query?: {
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description The post that they would have to read. */
                postId?: components["schemas"]["Id"];
                /**
                 * @description The community that they would have to read; ignored beside `postId`.
                 * @example quality-and-safety
                 */
                communityId?: components["schemas"]["Id"];
                /** @description People alone, blocked accounts among them: for a question about somebody, not for naming them in a text. */
                everyone?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubjectCandidates"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post or community. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommunityHashtags: {
        parameters: {
            query?: {
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description The most used first, the last used first, or by name. */
                sort?: "used" | "recent" | "name";
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The community.
                 * @example quality-and-safety
                 */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of hashtags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityHashtagPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    likePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The likes afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostLike"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            409: components["responses"]["CommunityArchived"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlikePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The likes afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostLike"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            409: components["responses"]["CommunityArchived"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bookmarkPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is among the favourites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostBookmark"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePostBookmark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not among the favourites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostBookmark"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    touchPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted; there is nothing to read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of the conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            /** @description The comment was written before with the same key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description The comment, as it now stands. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The post or its comments are closed to the person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The post or the comment to be answered is gone. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing in it, or too much. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The comment.
                 * @example cm-808
                 */
                commentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentChange"];
            };
        };
        responses: {
            /** @description The comment, as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The comment is another person's, or the post or its comments are closed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The comment is gone. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The comment has changed since it was read; `current` is how it stands now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing in it, or too much. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteComment: {
        parameters: {
            query: {
                /**
                 * @description Of the comment as the person knows it.
                 * @example occ-cm-808-1
                 */
                occToken: components["schemas"]["OccToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The comment.
                 * @example cm-808
                 */
                commentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The comment is another person's, or the post is closed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The comment is gone. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The comment has changed since it was read; `current` is how it stands now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    likeComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The comment.
                 * @example cm-802
                 */
                commentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The likes afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentLike"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description The comment is gone. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["CommunityArchived"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlikeComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The comment.
                 * @example cm-802
                 */
                commentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The likes afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentLike"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description The comment is gone. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["CommunityArchived"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All files of the post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentSaveBatch"];
            };
        };
        responses: {
            /** @description The changes are saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentSaveResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the files and not change them. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or the upload session has run out. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else saved first, or bytes are still missing. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The batch names files or attachments that are not there, or nothing at all, or gives a file a name of another kind than it was announced with. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreAttachmentVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The attachment.
                 * @example att-1
                 */
                attachmentId: components["schemas"]["Id"];
                /**
                 * @description The version to bring back.
                 * @example 1
                 */
                version: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentRestoring"];
            };
        };
        responses: {
            /** @description The attachment, with one more version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not change its files. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The post, the attachment or this version of it is gone. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The files of the post have changed in the meantime. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUploadSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadSessionRequest"];
            };
        };
        responses: {
            /** @description The session, with an id for each file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not add files to this post, or not change its text, or not change the community. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or community, or the session that the files were to join has run out. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A file is too large or of a kind that is not allowed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadFileRange: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `bytes first-last/total` for a stretch, or `bytes *\/total` without a body to hear how far the file has come.
                 * @example bytes 0-39/120832
                 */
                "Content-Range": string;
            };
            path: {
                /**
                 * @description The upload session.
                 * @example upload-1
                 */
                sessionId: components["schemas"]["Id"];
                /**
                 * @description The file within the session.
                 * @example file-1
                 */
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description How far the file has come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadFile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The session has ended or never was. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The stretch does not begin where the file ends so far. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The stretch carries more than the session allows. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The range cannot be read or does not fit the announced size. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeUploadSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The upload session.
                 * @example upload-1
                 */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The session has run out or never was. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A file is still on its way. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAttachmentContent: {
        parameters: {
            query?: {
                /** @description Which version; the newest without it. */
                version?: number;
                /** @description Whether the browser shows or saves it. */
                disposition?: "inline" | "attachment";
            };
            header?: never;
            path: {
                /**
                 * @description The attachment.
                 * @example att-1
                 */
                attachmentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in its own media type. */
            200: {
                headers: {
                    /** @description Says whether to show or to save it, with the file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description The attachment or this version of it is gone. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHashtagInstancesCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hashtag.
                 * @example safety
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hashtag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hashtag"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            /** @description There is no such hashtag. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    followHashtag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hashtag.
                 * @example line4
                 */
                hashtagId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person follows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HashtagFollow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            /** @description There is no such hashtag. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is deleted, or its community has switched hashtags off. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unfollowHashtag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hashtag.
                 * @example line4
                 */
                hashtagId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person does not follow it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HashtagFollow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            /** @description There is no such hashtag. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The table.
                 * @example values-line-4
                 */
                tableId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserNotificationsChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNotificationsChannel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationsStream: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
                /** @description The `nextSyncToken` of an earlier answer. Not together with `pageToken`. */
                syncToken?: string;
                /** @description Leaves out what was read. */
                onlyUnread?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of the stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsStream"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description A parameter is out of its limits, or a token is no longer known. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUnreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The absolute number, over the whole stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationsAsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkNotificationsAsReadRequest"];
            };
        };
        responses: {
            /** @description What is still unread afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The list of ids is missing, empty or too long. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markAllNotificationsAsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkAllNotificationsAsReadRequest"];
            };
        };
        responses: {
            /** @description What is still unread afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The id is missing or belongs to none of the person's notifications. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askAssistant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description How many seconds the client waits for the answer (`wait`, RFC 7240). A server that cannot answer by then says so before.
                 * @example wait=120
                 */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RagQuestion"];
            };
        };
        responses: {
            /** @description The answer with its sources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RagAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The assistant is not installed, or not for this person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The conversation has expired; only a new one can follow. How the server says so is inferred. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The question asks for what the assistant may not look at, or is not a question at all. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many questions in a short time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMessageFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The answer, by the id that it came with.
                 * @example ai-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageFeedback"];
            };
        };
        responses: {
            /** @description Noted; there is nothing to read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The assistant is not installed, or not for this person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such answer, or it was given to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The text is too long or a value of the wrong kind. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkflows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workflow.
                 * @example wf-review
                 */
                workflowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description No community that runs it is open to the person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such workflow. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkflowPosts: {
        parameters: {
            query?: {
                /** @description Those that the person can bring forward, has written, or may read. */
                scope?: "waiting" | "authored" | "all";
                /** @example wf-review */
                workflowId?: components["schemas"]["Id"];
                /** @example ws-review */
                stateId?: components["schemas"]["Id"];
                /** @example quality-and-safety */
                communityId?: components["schemas"]["Id"];
                /** @description Only those that have been in their state for too long. */
                overTarget?: boolean;
                /**
                 * @description Only those that this person or group is asked to do; `none` for those without anyone.
                 * @example marco-bianchi
                 */
                assigneeId?: components["schemas"]["Id"];
                /** @description By the time in the state, longest first or shortest first, or by the title. */
                sort?: "longest" | "shortest" | "title";
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts, with the number of all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowPostPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostWorkflow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, or it goes through no workflow. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTransitionRecords: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransitionRecordPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, or it goes through no workflow. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTransitionRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The record.
                 * @example wr-1042-2
                 */
                recordId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordChange"];
            };
        };
        responses: {
            /** @description The record, as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransitionRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not change this record. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, workflow or record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was changed elsewhere, `current` is how it stands; or the post has moved on. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A required part of the form is empty, or a value is out of its limits. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoTransition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The record.
                 * @example wr-1042-2
                 */
                recordId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the post stands, in its old state again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostWorkflow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Another person took it, or the post is closed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, workflow or record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is too late, or the post has moved on; `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTransitionOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The transition.
                 * @example tr-approve
                 */
                transitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransitionOption"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, workflow or transition. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    transitionPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The transition.
                 * @example tr-approve
                 */
                transitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransitionRequest"];
            };
        };
        responses: {
            /** @description It is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransitionResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person is none of its actors, or may not read the post. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, workflow or transition. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The post has moved on, `current` says to where; or something stands in the way. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A required part of the form is empty, or a value is out of its limits. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description Those of the person, those that wait for one of the person's groups, those that the person monitors, or all of a post. */
                scope?: "assigned" | "group" | "monitored" | "post";
                /**
                 * @description Only those of this post. Where the scope is a post and none is named, the list is empty.
                 * @example p-1042
                 */
                postId?: components["schemas"]["Id"];
                state?: "open" | "closed";
                /** @description Only those that were closed so recently. */
                closedWithinDays?: number;
                due?: "overdue" | "today" | "week" | "later" | "none";
                /**
                 * @description Only those of this kind.
                 * @example task
                 */
                kind?: string;
                /** @example high */
                priority?: string;
                /** @example quality-and-safety */
                communityId?: components["schemas"]["Id"];
                /**
                 * @description Only those of this person or group.
                 * @example giulia-riva
                 */
                assigneeId?: components["schemas"]["Id"];
                /** @description Of open tasks. */
                sort?: "due" | "priority" | "newest";
                /**
                 * @description Where the days of `due` and `counts` begin; the zone of the person without one that the server knows.
                 * @example Europe/Rome
                 */
                timeZone?: string;
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tasks, with the numbers of the scope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTask"];
            };
        };
        responses: {
            /** @description The tasks. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TasksMade"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and make no task at it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description The end is over, or an assignee cannot read the post. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubActivities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubActivityList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSubActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSubActivity"];
            };
        };
        responses: {
            /** @description The sub-activity. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubActivity"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and not plan it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description The post has as many as it can. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It ends before it begins, its assignee cannot read the post, or there is no such priority. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reorderSubActivities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubActivityPlace"];
            };
        };
        responses: {
            /** @description All of them in their new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubActivityList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and not plan it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or sub-activity, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSubActivity: {
        parameters: {
            query: {
                /**
                 * @description Of the sub-activity as the person knows it.
                 * @example sub-1042-1-v1
                 */
                occToken: components["schemas"]["OccToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The sub-activity.
                 * @example sa-1042-1
                 */
                subActivityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and not plan it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or sub-activity, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else changed it meanwhile; `current` is the sub-activity as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSubActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The sub-activity.
                 * @example sa-1042-1
                 */
                subActivityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubActivityChange"];
            };
        };
        responses: {
            /** @description The sub-activity as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubActivity"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and not plan it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or sub-activity, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else changed it meanwhile; `current` is the sub-activity as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It ends before it begins, its assignee cannot read the post, or there is no such priority. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTask: {
        parameters: {
            query: {
                /**
                 * @description Of the task as the person knows it.
                 * @example task-301-1
                 */
                occToken: components["schemas"]["OccToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else changed it meanwhile; `current` is the task as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskChange"];
            };
        };
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else changed it meanwhile; `current` is the task as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The new assignee cannot read the post. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskMove"];
            };
        };
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this, or it cannot be moved to this state. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskEnd"];
            };
        };
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was closed before; `current` says by whom. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-340
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-322
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another person was faster; `current` says who. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-322
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    monitorTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-322
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unmonitorTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-322
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remindTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-325
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description They were reminded within the last day. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    copyTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may make no task at the post. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTaskComments: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-302
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of the conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTaskComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-302
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            /** @description The comment was written before with the same key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description The comment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The post is archived, or closed to the person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing in it, or too much. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTaskActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-302
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskActivity"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveTaskAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentSaveBatch"];
            };
        };
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or the upload session has run out. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else changed the task meanwhile, or bytes are still missing. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The batch names files or attachments that are not there, or nothing at all, or gives a file a name of another kind than it was announced with. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeedbackRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackRequestList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFeedbackRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFeedbackRequest"];
            };
        };
        responses: {
            /** @description The request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and not ask for feedback here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description Somebody cannot read the post (`errors` names each), there are too many, or the end is over. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFeedbackRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not read the post. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFeedbackRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackRequestChange"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and does not look after this request. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is closed, or somebody else has changed it (`current`). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody cannot read the post (`errors` names each), there are too many, or the end is over. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remindFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackReminder"];
            };
        };
        responses: {
            /** @description They were reminded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemindersSent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and does not look after this request. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description All of them were reminded within the last 24 hours, or the request is closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeFeedbackRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and does not look after this request. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeedbackTasks: {
        parameters: {
            query?: {
                /** @description Only those who stand there. */
                state?: "requested" | "submitted" | "returned" | "accepted" | "withdrawn";
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackTaskPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and does not look after this request. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFeedbackTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-311
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feedback task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackTask"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such task, or it is somebody else's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveFeedbackDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-311
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackDraft"];
            };
        };
        responses: {
            /** @description It is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackTask"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or it is somebody else's, or the upload session has run out. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It has moved on meanwhile (`current` is how it stands), the request is closed, or bytes of a file are missing. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is too long, has too many files or unknown ones, or a file where none is asked for. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-311
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackStep"];
            };
        };
        responses: {
            /** @description It is submitted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackTask"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or it is somebody else's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It has moved on meanwhile (`current` is how it stands), or the request is closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nothing is written yet. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-502
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackStep"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackTask"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or it is somebody else's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It has moved on meanwhile; `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    returnFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-502
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackReturn"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackTask"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or it is somebody else's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It has moved on meanwhile; `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-501
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackStep"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackTask"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or it is somebody else's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It has moved on meanwhile; `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBulkTransitions: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize-2"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of operations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOperationPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startBulkTransition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkTransitionRequest"];
            };
        };
        responses: {
            /** @description The operation has begun. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOperation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not run this transition. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such check, or it belongs to another person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another operation of the person is still running, or the check is older than a day. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A post or the status is unknown, or there are too many posts. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLastUnreadBulkTransition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation, or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastUnreadBulkOperation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBulkPreflight: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBulkPreflight"];
            };
        };
        responses: {
            /** @description The check. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkPreflight"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such check, or it belongs to another person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No post, or more than one operation may move. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBulkPreflight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The check.
                 * @example preflight-1
                 */
                preflightId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkPreflight"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such check, or it belongs to another person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is older than a day. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBulkPreflight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The check.
                 * @example preflight-1
                 */
                preflightId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkPreflightChange"];
            };
        };
        responses: {
            /** @description The check as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkPreflight"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such check, or it belongs to another person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is older than a day. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description None of its posts can go to that state. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBulkTransition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The operation.
                 * @example bulk-1
                 */
                operationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOperation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OperationForbidden"];
            /** @description There is no such operation. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    abortBulkTransition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The operation.
                 * @example bulk-1
                 */
                operationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation after the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOperation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OperationForbidden"];
            /** @description There is no such operation. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It had finished before. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markBulkTransitionAsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The operation.
                 * @example bulk-1
                 */
                operationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted; there is nothing to read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OperationForbidden"];
            /** @description There is no such operation. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
